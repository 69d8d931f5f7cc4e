…
Object.defineProperty(exports, '__esModule', {
    value: true
});

module.exports = exports.default;
