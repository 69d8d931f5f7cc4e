…
class Booking {
    constructor(){
        this.holder = 'nobody';
    }
}
_ts_decorate([
    watched,
    _ts_metadata("design:type", String)
], Booking.prototype, "holder", void 0);
export { Booking };
