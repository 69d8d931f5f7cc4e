import { Worker } from 'node:worker_threads';

const start = (file: URL): Worker => new Worker(file);

start(new URL('./counter.ts', import.meta.url));
