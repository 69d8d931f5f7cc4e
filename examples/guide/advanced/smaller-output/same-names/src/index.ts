export { Plugin as A } from './a';
export { Plugin as B } from './b';
