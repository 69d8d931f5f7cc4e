import { jsx, jsxs } from "react/jsx-runtime";
import { useState } from "react";
function Price({ cents }) {
…
const SeatPicker_module = {
    row: "row-oQi1aG",
    seat: "seat-VXOl7y"
};
function SeatPicker({ seats, cents }) {
…
export { Price, SeatPicker };
