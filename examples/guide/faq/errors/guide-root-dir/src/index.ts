import { version } from '../package.json';
export const v: string = version;
