export { spread } from './spread';
export const twice = (rest) => ({ oil: 1, ...rest });
