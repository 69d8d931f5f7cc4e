import { c } from "react/compiler-runtime";
function sorted(cents) {
    "use memo";
    const $ = c(4);
    let t0;
    if ($[0] !== cents) {
        t0 = cents.map(_temp);
        $[0] = cents;
        $[1] = t0;
    } else t0 = $[1];
    let t1;
    if ($[2] !== t0) {
        t1 = {
            all: t0
        };
        $[2] = t0;
        $[3] = t1;
    } else t1 = $[3];
    return t1;
}
function _temp(one) {
    return one / 100;
}
export { sorted };
