import { useState } from "react";
function Dial() {
    const [turns, setTurns] = useState(0);
    return /*#__PURE__*/ React.createElement("button", {
        onClick: ()=>setTurns(turns + 1)
    }, turns);
}
export { Dial };
