import { useState } from "react";
function Dial() {
    const [turns, setTurns] = useState(0);
    return <button onClick={()=>setTurns(turns + 1)}>{turns}</button>;
}
export { Dial };
