import Counter from './counter.ts?worker&inline';

export const createCounter = (): Worker => new Counter();
