import { say } from './say';

export const fib = () => new Worker(new URL('./fib.ts', import.meta.url));
export const greet = () => say('hi');
