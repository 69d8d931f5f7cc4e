import './environment';
import {startBinding} from './binding';
import {downloadModule} from './download';

/** @param {import('../protocol').Response} message */
const post = (message) => postMessage(message);

const loadTool = () => import(/* webpackMode: "lazy" */ './tool');

/** Starts the tool. */
async function start({files, work}) {
  const [compiled, {startTool}] = await Promise.all([
    // First: the worker stands still until the file of the tool is there.
    downloadModule(files.wasm, (bytes) => post({type: 'progress', bytes})),
    loadTool(),
    // Meanwhile, what the first build needs.
    loadTool().then(({loadTypeScript}) => loadTypeScript(work)),
  ]);
  await startBinding(compiled);
  await startTool();
}

addEventListener('message', async ({data}) => {
  const isStart = data.type === 'start';
  try {
    if (isStart) {
      await start(data);
      post({type: 'ready'});
    } else {
      post({type: 'built', result: await (await loadTool()).build(data.work)});
    }
  } catch (error) {
    const startFailure = error instanceof RangeError ? 'no-memory' : 'offline';
    const reason = isStart ? startFailure : 'crashed';
    post({type: 'failed', reason, message: String(error?.stack ?? error)});
  }
});
