let wasm;

export function __wbg_set_wasm(value) {
  wasm = value;
}

export function square(side) {
  return wasm.square(side);
}
