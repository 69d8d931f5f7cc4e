import { jsx } from "react/jsx-runtime";
import { c } from "react-compiler-runtime";
function Price(t0) {
    const $ = c(7);
    const { amount } = t0;
    let t1;
    if ($[0] !== amount) {
        t1 = amount.toFixed(2);
        $[0] = amount;
        $[1] = t1;
    } else t1 = $[1];
    const shown = t1;
    let t2;
    if ($[2] !== shown) {
        t2 = ()=>alert(shown);
        $[2] = shown;
        $[3] = t2;
    } else t2 = $[3];
    let t3;
    if ($[4] !== shown || $[5] !== t2) {
        t3 = /*#__PURE__*/ jsx("b", {
            onClick: t2,
            children: shown
        });
        $[4] = shown;
        $[5] = t2;
        $[6] = t3;
    } else t3 = $[6];
    return t3;
}
export { Price };
