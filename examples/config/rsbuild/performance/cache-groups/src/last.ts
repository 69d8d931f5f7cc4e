import { text } from './shared';

export const last = () => text.at(-1);
