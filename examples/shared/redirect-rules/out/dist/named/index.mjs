import "./base.css";
import icon from "./icon.mjs";
import { clean } from "./text/index.mjs";
import { clean as external_clean_mjs_clean } from "./clean.mjs";
import { more } from "./more.mjs";
const src = [
    icon,
    clean,
    external_clean_mjs_clean,
    more
];
export default src;
