import Counter from './counter.ts?worker';
export const worker = () => new Counter();
