/** The worker's own script. It answers each call of `embeddedSearch.ts` on the port that comes with it. */
import type {WorkerCall} from './embeddedSearch';
import {createEngine} from './engine';

let search: ReturnType<typeof createEngine> | undefined;

globalThis.onmessage = ({data, ports: [port]}: MessageEvent<WorkerCall>) => {
  search ??= createEngine(data.text ?? '');
  port?.postMessage(data.question ? search(data.question) : {hits: []});
};
