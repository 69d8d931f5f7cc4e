(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("react"));
    else if ('function' == typeof define && define.amd) define([
        "react"
    ], factory);
    else if ('object' == typeof exports) exports["SeatMap"] = factory(require("react"));
    else root["SeatMap"] = factory(root["React"]);
…
