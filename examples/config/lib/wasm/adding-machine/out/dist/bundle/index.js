…
const add = await __webpack_require__("./src/add.wasm");
const total = (left, right)=>(0, add.add)(left, right);
export { total };
