// Copies a text that a button stands for, and says so on the button. A page that is not served by
// https has no clipboard of its own.

export function copy(button, text, words) {
  const done = () => { button.textContent = words.copied; setTimeout(() => { button.textContent = words.copy; }, 2000); };
  const by = () => {
    const field = document.createElement("textarea");
    field.value = text;
    button.after(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    button.focus();
    done();
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, by);
  else by();
}
