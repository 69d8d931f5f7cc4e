class Booking {
}
export { Booking };
