import { Fragment, h } from "./dom.js";
const Dial = ({ turns })=>/*#__PURE__*/ h(Fragment, null, /*#__PURE__*/ h("button", null, turns));
export { Dial };
