import { jsx } from "react/jsx-runtime";
import { c } from "react/compiler-runtime";
function Price(t0) {
    const $ = c(4);
    const { cents } = t0;
    const t1 = cents / 100;
…
    return t4;
}
export { Price };
