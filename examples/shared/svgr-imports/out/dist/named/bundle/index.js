import { jsx } from "react/jsx-runtime";
import "react";
const SvgSun = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        ...props,
        children: /*#__PURE__*/ jsx("path", {
            d: "M0 4q4-4 8 0"
        })
    });
export { SvgSun as ReactComponent };
