export { near } from 'src/near';
export { far } from 'src/far';

/** Doc comment. */
export const shown = 1;

/** @internal */
export const hidden = 2;
