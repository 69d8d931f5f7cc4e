export { near } from './near.js';
export { far } from './far.js';
export declare const shown = 1;
//# sourceMappingURL=index.d.ts.map
