import { __webpack_require__ } from "./rslib-runtime.js";
import "./1.js";
…
export { nuts };
