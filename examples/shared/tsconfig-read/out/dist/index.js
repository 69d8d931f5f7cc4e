const shown = 1;
const src_hidden = 2;
export { near } from "./near.js";
export { far } from "./far.js";
export { shown, src_hidden as hidden };
