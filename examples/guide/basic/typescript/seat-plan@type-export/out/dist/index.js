var __webpack_require__ = {};
…
var Seat = seat_namespaceObject.Seat;
export { Seat, label };
