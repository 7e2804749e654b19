// A page described as plain nodes, and the few changes that bring the document there.
// Elements stay the same from one description to the next, so focus, scroll positions,
// open details and half-typed words survive a redraw.

export function h(tag, props, ...kids) {
  return {
    tag,
    props: props || {},
    kids: kids.flat(Infinity).filter((k) => k !== null && k !== undefined && k !== false)
      .map((k) => (typeof k === "object" ? k : String(k))),
  };
}

const SVG = "http://www.w3.org/2000/svg";

function make(node, parent) {
  if (typeof node === "string") return document.createTextNode(node);
  const svg = node.tag === "svg" || (parent.namespaceURI === SVG && parent.tagName !== "foreignObject");
  return svg ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
}

// Brings `el` from the properties it had to those of `node`; what a person changed meanwhile stays.
function dress(el, props) {
  const before = el.ckProps || {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(props)])) {
    const now = props[name];
    if (name === "key" || before[name] === now) continue;
    if (name.startsWith("on")) el[name] = now || null;
    else if (name === "value" || name === "checked") el[name] = now;
    else if (now === undefined || now === null || now === false) el.removeAttribute(name);
    else el.setAttribute(name, now === true ? "" : now);
  }
  el.ckProps = props;
}

export function draw(parent, ...nodes) {
  const wanted = nodes.flat(Infinity).filter((k) => k !== null && k !== undefined && k !== false);
  const keyed = new Map();
  const loose = [];
  for (const child of parent.childNodes) {
    if (child.ckKey !== undefined) keyed.set(child.ckKey, child);
    else loose.push(child);
  }
  // First goes what is not wanted: what stays is not moved for it, and keeps the focus.
  const keys = new Set(wanted.map((node) => node.props?.key));
  for (const [key, child] of keyed) if (!keys.has(key)) { child.remove(); keyed.delete(key); }
  wanted.forEach((node, i) => {
    const text = typeof node !== "object";
    const key = text ? undefined : node.props.key;
    let el;
    if (key !== undefined) {
      el = keyed.get(key);
      keyed.delete(key);
      if (el && el.localName !== node.tag) { el.remove(); el = undefined; }
    } else {
      const at = loose.findIndex((c) => (text ? c.nodeType === 3 : c.localName === node.tag));
      if (at >= 0) [el] = loose.splice(at, 1);
    }
    if (!el) {
      el = make(text ? String(node) : node, parent);
      if (key !== undefined) el.ckKey = key;
    }
    if (text) {
      if (el.data !== String(node)) el.data = String(node);
    } else {
      dress(el, node.props);
      if (node.props.raw === undefined) draw(el, node.kids);
    }
    const there = parent.childNodes[i];
    if (there !== el) parent.insertBefore(el, there || null);
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild.remove();
}
