const seat_module = {
    seat: "seat-GDiPfQ",
    seatFree: "seatFree-bLypz9 seat-GDiPfQ"
};
function seat(name) {
    return `<button class="${seat_module.seatFree}">${name}</button>`;
}
function row(names) {
    return `<div class="seat-row">${names.map(seat).join('')}</div>`;
}
export { row, seat };
