import { parentPort, workerData } from 'node:worker_threads';
import { words } from './words';

parentPort?.postMessage(words(workerData).length);
