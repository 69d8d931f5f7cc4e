…
    "./src/settings.json" (module) {
        module.exports = {
            unit: "metre"
        };
    }
});
const settings = __webpack_require__("./src/settings.json");
export { settings };
