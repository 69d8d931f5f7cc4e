import "./base.css";
import icon from "./icon.js";
import { clean } from "./text/index";
import { clean as external_clean_ts_clean } from "./clean.ts";
import { more } from "./more";
const src = [
    icon,
    clean,
    external_clean_ts_clean,
    more
];
export default src;
