const boat = ()=>/*#__PURE__*/ h(Group, null, /*#__PURE__*/ h("b", null, "boat"));
export { boat };
