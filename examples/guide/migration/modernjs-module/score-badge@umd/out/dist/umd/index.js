(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("react"));
    else if ('function' == typeof define && define.amd) define([
        "react"
    ], factory);
    else if ('object' == typeof exports) exports["ScoreBadge"] = factory(require("react"));
    else root["ScoreBadge"] = factory(root["React"]);
…
