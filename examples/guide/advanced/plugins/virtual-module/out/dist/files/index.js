import { made } from "made-up";
const one = made;
const added = 1;
export { added, one };
