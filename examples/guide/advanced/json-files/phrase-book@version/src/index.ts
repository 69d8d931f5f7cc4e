import { version } from '../package.json';

export const banner: string = `phrase-book ${version}`;
