import "./chip.css";
import { pad } from "./pad.js";
const chip = (text)=>pad + text;
export { chip };
