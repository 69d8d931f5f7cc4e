import { text } from './shared';

export const first = () => text[0];
