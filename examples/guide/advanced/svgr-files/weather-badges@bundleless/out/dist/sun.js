import __rslib_svgr_url__0__ from "./static/svg/sun.svg";
import { jsx } from "react/jsx-runtime";
import "react";
const SvgSun = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        width: 16,
        height: 16,
        viewBox: "0 0 16 16",
        ...props,
        children: /*#__PURE__*/ jsx("circle", {
            cx: 8,
            cy: 8,
            r: 5,
            fill: "currentColor"
        })
    });
const sun = __rslib_svgr_url__0__;
export default sun;
export { SvgSun as ReactComponent };
