import Counter from './counter.ts?worker&inline';

export const start = () => new Counter();
