let wasm;

export const __wbg_set_wasm = (value) => {
  wasm = value;
};
export const square = (side) => wasm.square(side);
