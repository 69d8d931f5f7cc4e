import { Worker } from 'node:worker_threads';

const start = (file: URL): Worker => new Worker(file);
const counter = new URL(/* rspackIgnore: true */ './counter.js', import.meta.url);

start(counter).once('message', (text) => console.log(text));
