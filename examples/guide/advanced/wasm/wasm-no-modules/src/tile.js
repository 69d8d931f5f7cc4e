let wasm_bindgen = (function () {
  return { square: (side) => side * side };
})();
