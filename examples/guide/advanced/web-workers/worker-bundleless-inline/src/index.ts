import Counter from './counter.ts?worker&inline';

export const count = () => new Counter();
