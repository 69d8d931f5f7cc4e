import { clean } from "./text/index";
import tag_module from "./tag.module.css";
import "./base.css";
import icon from "./icon.svg";
…
