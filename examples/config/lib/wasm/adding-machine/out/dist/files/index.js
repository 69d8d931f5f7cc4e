import { add } from "./add.wasm";
const total = (left, right)=>add(left, right);
export { total };
