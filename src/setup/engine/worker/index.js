import './environment';
import {downloadModule} from './download';

/** @param {import('../protocol').Response} message */
const post = (message) => postMessage(message);

const loadTool = () => import(/* webpackMode: "lazy" */ './tool');

/** Starts the tool. */
async function start({wasm}, work) {
  const download = downloadModule(wasm, (bytes) => post({type: 'progress', bytes}));
  const {loadTypeScript, startTool} = await loadTool();
  // Meanwhile, what the first build needs.
  const [compiled] = await Promise.all([download, loadTypeScript(work)]);
  await startTool(compiled);
  post({type: 'ready'});
}

addEventListener('message', async ({data: {type, files, work}}) => {
  let reason = 'offline';
  try {
    if (type === 'start') {
      await start(files, work);
      return;
    }
    const {build, loadTypeScript} = await loadTool();
    await loadTypeScript(work);
    reason = 'crashed';
    post({type: 'built', result: await build(work)});
  } catch (error) {
    const message = String(error?.stack ?? error);
    post({type: 'failed', reason: error instanceof RangeError ? 'no-memory' : reason, message});
  }
});
