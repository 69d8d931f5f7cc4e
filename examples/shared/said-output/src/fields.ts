export { one } from 'one';
export { two } from 'two';
export { three } from 'three';
