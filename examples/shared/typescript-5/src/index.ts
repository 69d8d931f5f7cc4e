export { part } from 'src/part';
export const folder = process.cwd();
