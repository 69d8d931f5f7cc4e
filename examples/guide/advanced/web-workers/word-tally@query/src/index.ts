import Counter from './counter.ts?worker';

export const createCounter = (): Worker => new Counter();
