import * as loaded from 'has-default';

type Shout = (text: string) => string;
const first = (loaded as { default: Shout | { default: Shout } }).default;
const shout = typeof first === 'function' ? first : first.default;

export const kinds = (): string => shout('both');
