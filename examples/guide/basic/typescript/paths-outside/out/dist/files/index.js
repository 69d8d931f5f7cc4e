import { log } from "rlog";
const say = (entry)=>log(entry.text);
export { say };
