// One sentence instead of what a cell asked for.

import { h } from "../../base/static/dom.js";
import { lesson } from "./lesson.js";

export default lesson((ctx) => h("p", { class: "ck-error ck-sheet", role: "status" }, ctx.data.text || ""));
