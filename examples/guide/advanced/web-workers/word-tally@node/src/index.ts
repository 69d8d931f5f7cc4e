import { Worker } from 'node:worker_threads';

export const count = (text: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./counter.ts', import.meta.url), { workerData: text });

    worker.once('message', resolve);
    worker.once('error', reject);
  });
