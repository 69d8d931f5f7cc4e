import { more } from '../dist/no-extension/index.js';

export const text: string = more;
