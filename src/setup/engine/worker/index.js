import './environment';
import {startBinding} from './binding';
import {downloadModule} from './download';

/** @param {import('../protocol').Response} message */
const post = (message) => postMessage(message);

const tool = import(/* webpackMode: "lazy" */ './tool');

/** Starts the tool. The module is there already where this worker replaces another one. */
async function start({files, module, work}) {
  const [compiled, {startTool}] = await Promise.all([
    module ?? downloadModule(files.wasm, (bytes) => post({type: 'progress', bytes})),
    tool,
    // Meanwhile, what the first build needs.
    tool.then(({loadTypeScript}) => loadTypeScript(work)),
  ]);
  await startBinding(compiled);
  await startTool();
  return compiled;
}

addEventListener('message', async ({data}) => {
  try {
    if (data.type === 'start') {
      post({type: 'ready', module: await start(data)});
    } else {
      post({type: 'built', result: await (await tool).build(data.work)});
    }
  } catch (error) {
    post({type: 'failed', message: String(error?.stack ?? error)});
  }
});
