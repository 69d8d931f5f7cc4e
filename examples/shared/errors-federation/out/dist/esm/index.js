import { clock } from "clock";
const chip = clock;
export { chip };
