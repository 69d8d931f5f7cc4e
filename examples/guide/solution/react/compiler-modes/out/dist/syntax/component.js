import { jsx } from "react/jsx-runtime";
function Price({ cents }) {
    return /*#__PURE__*/ jsx("output", {
        children: cents / 100
    });
}
export { Price };
