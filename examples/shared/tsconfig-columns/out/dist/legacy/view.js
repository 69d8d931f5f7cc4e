const view = /*#__PURE__*/ React.createElement("b", null, "text");
export { view };
