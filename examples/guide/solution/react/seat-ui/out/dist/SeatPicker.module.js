import "./SeatPicker_module.css";
const SeatPicker_module = {
    row: "row-oQi1aG",
    seat: "seat-VXOl7y"
};
export default SeatPicker_module;
