import "./base.css";
import icon from "@/icon.js";
import { clean } from "./text/index.js";
import { clean as external_clean_js_clean } from "./clean.js";
import { more } from "./more.js";
const src = [
    icon,
    clean,
    external_clean_js_clean,
    more
];
export default src;
