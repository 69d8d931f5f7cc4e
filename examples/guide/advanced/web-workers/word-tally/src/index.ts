export const count = (text: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./counter.ts', import.meta.url));

    worker.onmessage = ({ data }) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = reject;
    worker.postMessage(text);
  });
