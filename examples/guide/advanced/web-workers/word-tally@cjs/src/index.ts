import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export const startCounter = (text: string): Worker =>
  new Worker(join(__dirname, 'counter.cjs'), { workerData: text });
