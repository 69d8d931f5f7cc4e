import { jsx } from "react/jsx-runtime";
import "react";
const SvgSun = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        width: 16,
        height: 16,
        viewBox: "0 0 16 16",
        ...props,
        children: /*#__PURE__*/ jsx("circle", {
            id: "disc",
            className: "round",
            cx: 8,
            cy: 8,
            r: 5,
            fill: "#fa0"
        })
    });
const sunreact = SvgSun;
export { sunreact as Sun };
