import { createElement } from "react";
import { text as index_js_text } from "./text/index.js";
import { clean } from "./clean.js";
import data from "./data.js";
import icon from "./icon.js";
const later = ()=>import("./text/index.js");
const src = [
    createElement,
    index_js_text,
    clean,
    clean,
    data,
    icon
];
export default src;
export { later };
