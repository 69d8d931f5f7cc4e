import { jsx } from "react/jsx-runtime";
import sun from "./sun.js";
function SunBadge({ size = 24 }) {
    return /*#__PURE__*/ jsx(sun, {
        width: size,
        role: "img",
        "aria-label": "sunny"
    });
}
function SunPicture() {
    return /*#__PURE__*/ jsx("img", {
        src: sun,
        alt: "sunny"
    });
}
export { SunBadge, SunPicture };
