import * as __rspack_external_coding_js_d830183c from "coding.js";
const run = ()=>__rspack_external_coding_js_d830183c.CODING.CODING + 1;
export { run };
