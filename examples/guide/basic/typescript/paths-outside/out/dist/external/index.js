import { log } from "../../compiled/rlog/index.js";
const say = (entry)=>log(entry.text);
export { say };
