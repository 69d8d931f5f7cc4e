import { jsx } from "react/jsx-runtime";
import { c } from "react/compiler-runtime";
function Price(t0) {
    "use memo";
    const $ = c(2);
…
function Plain({ cents }) {
    return /*#__PURE__*/ jsx("output", {
…
