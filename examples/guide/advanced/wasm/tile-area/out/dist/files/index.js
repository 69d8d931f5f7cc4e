import { square } from "./square.wasm";
const src_area = (side, tiles)=>square(side) * tiles;
export { src_area as area };
