import { __webpack_require__ } from "./l~0.js";
const old = ()=>import("./old~0.js").then(__webpack_require__.t.bind(__webpack_require__, "./node_modules/old/index.js", 19));
const load = (path)=>import(path);
export { load, old };
