import { clean } from "@/text";
import tag_module from "@/tag.module.js";
import "./base.css";
import icon from "@/icon.svg";
…
