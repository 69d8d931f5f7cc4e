import { jsx } from "react/jsx-runtime";
import { useState } from "react";
function Dial() {
    const [turns, setTurns] = useState(0);
    return /*#__PURE__*/ jsx("button", {
        onClick: ()=>setTurns(turns + 1),
        children: turns
    });
}
export { Dial };
