import { version } from '../package.json';
export const one: string = version;
