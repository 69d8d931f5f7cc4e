"use client";
import { jsx, jsxs } from "react/jsx-runtime";
import { useState } from "react";
import { Price } from "./Price.js";
import SeatPicker_module from "./SeatPicker.module.js";
function SeatPicker({ seats, cents }) {
    const [taken, setTaken] = useState([]);
    const toggle = (seat)=>setTaken(taken.includes(seat) ? taken.filter((one)=>one !== seat) : [
            ...taken,
            seat
        ]);
    return /*#__PURE__*/ jsxs("div", {
        className: SeatPicker_module.row,
        children: [
            seats.map((seat)=>/*#__PURE__*/ jsx("button", {
                    className: SeatPicker_module.seat,
                    "aria-pressed": taken.includes(seat),
                    onClick: ()=>toggle(seat),
                    children: seat
                }, seat)),
            /*#__PURE__*/ jsx(Price, {
                cents: taken.length * cents
            })
        ]
    });
}
export { SeatPicker };
