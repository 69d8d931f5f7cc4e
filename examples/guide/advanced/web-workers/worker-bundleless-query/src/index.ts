import Counter from './counter.ts?worker';

export const count = () => new Counter();
