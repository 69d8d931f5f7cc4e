import './environment';
import {toolFiles} from 'engine-facts';

import {startBinding} from './binding';
import {build} from './build';
import {downloadModule} from './download';
import {writeFile} from './fileSystem';
import {modules} from './modules';

/** @param {import('../protocol').Response} message */
const post = (message) => postMessage(message);

/** Starts the tool. The module is there already where this worker replaces another one. */
async function start({files, module}) {
  const compiled =
    module ?? (await downloadModule(files.wasm, (bytes) => post({type: 'progress', bytes})));
  await startBinding(compiled);
  // Rspack's resolver looks for files; what they contain is bundled.
  Object.keys(modules)
    .filter((path) => path.startsWith('/'))
    .forEach((path) => writeFile(path, ''));
  Object.entries(toolFiles).forEach(([path, text]) => writeFile(path, text));
  process.versions.node = process.version.slice(1);
  await import('@rslib/core');
  return compiled;
}

addEventListener('message', async ({data}) => {
  try {
    if (data.type === 'start') {
      post({type: 'ready', module: await start(data)});
    } else {
      post({type: 'built', result: await build(data.job)});
    }
  } catch (error) {
    post({type: 'failed', message: String(error?.stack ?? error)});
  }
});
