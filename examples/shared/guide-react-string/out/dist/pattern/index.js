import { jsx } from "react/jsx-runtime";
import { useState } from "react";
const Seat = ()=>/*#__PURE__*/ jsx("b", {
        children: useState(0)[0]
    });
export { Seat };
