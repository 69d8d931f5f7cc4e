import tide from "./tide.node";
const kind = typeof tide;
export { kind };
