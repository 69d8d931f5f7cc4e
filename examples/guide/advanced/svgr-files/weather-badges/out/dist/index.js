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
const sunreact = SvgSun;
import sun_namespaceObject from "./static/svg/sun.svg";
function SunBadge({ size = 24 }) {
    return /*#__PURE__*/ jsx(sunreact, {
        width: size,
        role: "img",
        "aria-label": "sunny"
    });
}
function SunPicture() {
    return /*#__PURE__*/ jsx("img", {
        src: sun_namespaceObject,
        alt: "sunny"
    });
}
export { SunBadge, SunPicture };
