class Booking {
    note;
}
export { Booking };
