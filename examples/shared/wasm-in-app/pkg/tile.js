import * as wasm from './tile_bg.wasm';
import { __wbg_set_wasm } from './tile_bg.js';

export * from './tile_bg.js';
__wbg_set_wasm(wasm);
