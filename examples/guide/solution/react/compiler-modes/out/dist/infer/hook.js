import { c } from "react/compiler-runtime";
import { useState } from "react";
function usePrice(cents) {
    const $ = c(8);
    let t0;
    if ($[0] !== cents) {
        t0 = {
            cents
        };
        $[0] = cents;
        $[1] = t0;
    } else t0 = $[1];
    const [price] = useState(t0);
    let t1;
    if ($[2] !== cents || $[3] !== price.cents) {
        t1 = [
            price.cents,
            cents
        ];
        $[2] = cents;
        $[3] = price.cents;
        $[4] = t1;
    } else t1 = $[4];
    let t2;
    if ($[5] !== price || $[6] !== t1) {
        t2 = {
            price,
            sum: t1
        };
        $[5] = price;
        $[6] = t1;
        $[7] = t2;
    } else t2 = $[7];
    return t2;
}
export { usePrice };
