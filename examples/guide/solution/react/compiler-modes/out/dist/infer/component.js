import { jsx } from "react/jsx-runtime";
import { c } from "react/compiler-runtime";
function Price(t0) {
    const $ = c(2);
    const { cents } = t0;
    const t1 = cents / 100;
    let t2;
    if ($[0] !== t1) {
        t2 = /*#__PURE__*/ jsx("output", {
            children: t1
        });
        $[0] = t1;
        $[1] = t2;
    } else t2 = $[1];
    return t2;
}
export { Price };
