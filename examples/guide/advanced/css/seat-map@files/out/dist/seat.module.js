import "./seat_module.css";
const seat_module = {
    seat: "seat-GDiPfQ",
    seatFree: "seatFree-bLypz9 seat-GDiPfQ"
};
export default seat_module;
