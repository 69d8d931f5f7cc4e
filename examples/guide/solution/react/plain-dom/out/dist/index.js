const Fragment = 'fragment';
const h = (...parts)=>parts;
const note = /*#__PURE__*/ h(Fragment, null, /*#__PURE__*/ h("p", null, "Wet paint"));
export { note };
