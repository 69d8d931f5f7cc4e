import { jsx } from "preact/jsx-runtime";
import { useState } from "preact/hooks";
function Dial() {
    const [turns, setTurns] = useState(0);
    return /*#__PURE__*/ jsx("button", {
        onClick: ()=>setTurns(turns + 1),
        children: turns
    });
}
export { Dial };
