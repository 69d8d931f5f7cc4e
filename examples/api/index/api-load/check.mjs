import { loadConfig } from '@rslib/core';

process.env.NODE_ENV = 'staging';
const say = async (what, options) => {
  const { content } = await loadConfig(options).catch((error) => ({ content: error.constructor.name }));
  console.log(what + ':', content.lib?.[0].id ?? content);
};
await say('usual', {});
await say('given', { command: 'release', envMode: 'canary', meta: { a: 1 } });
await say('cwd', { cwd: 'other' });
await say('path', { path: 'other/mine.mjs' });
await say('configFileNames', { cwd: 'other', configFileNames: ['mine.mjs'] });
await say('exportName', { exportName: 'night' });
await say('jiti', { path: 'typed.ts', loader: 'jiti' });
await say('auto', { path: 'typed.ts' });
await say('native', { path: 'typed.ts', loader: 'native' });
