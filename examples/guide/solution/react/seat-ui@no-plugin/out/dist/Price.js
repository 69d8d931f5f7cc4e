function Price({ cents }) {
    return /*#__PURE__*/ React.createElement("output", null, `€ ${(cents / 100).toFixed(2)}`);
}
export { Price };
