import { clean } from "./text/index.js";
import tag_module from "./tag.module.js";
import "./base.css";
import icon from "./icon.js";
const tag = (label)=>`<b class="${tag_module.tag}"><img src="${icon}">${clean(label)}</b>`;
export { tag };
