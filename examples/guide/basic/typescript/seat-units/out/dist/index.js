import { one } from "./units.js";
const rows = (unit)=>unit.seats / one.seats;
export { rows };
