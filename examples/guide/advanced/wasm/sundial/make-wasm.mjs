import { writeFileSync } from 'node:fs';

// (import "./env.js" "now" (func (result i32))) (export "get" (func 0))
const hex = '0061736d010000000105016000017f021001082e2f656e762e6a73036e6f770000070701036765740000';

writeFileSync('src/clock.wasm', Buffer.from(hex, 'hex'));
