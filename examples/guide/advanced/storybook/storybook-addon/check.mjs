import { createRsbuild } from '@rsbuild/core';
import path from 'node:path';
import { rsbuildFinal } from './node_modules/storybook-addon-rslib/dist/preset.js';

const merged = await rsbuildFinal({}, {});
const { lib, ...rest } = merged;
console.log('merged', JSON.stringify(rest, (key, value) => (key === 'setup' ? undefined : value)));
const item = async (name, rslib) => {
  const { define } = (await rsbuildFinal({}, { rslib })).source;
  console.log(name, JSON.stringify(define));
  if (name === 'usual' && define.ITEM === '"first"') console.log('the item says: first item by default|默认使用第一项');
};
await item('usual', {});
await item('index', { libIndex: 1 });
await item('shared', { libIndex: false });
await item('file', { configPath: 'mine.ts' });
await item('folder', { cwd: path.resolve('other') });
await item('relative', { cwd: 'other' }).catch((error) => console.log('relative', error.message));
await item('before', { modifyLibConfig: (one) => void (one.source.define = { ITEM: 'mine' }) });
await item('after', { modifyLibRsbuildConfig: (one) => void (one.source.define = { ALL: 'mine' }) });
const rsbuild = await createRsbuild({ config: { ...rest, source: { ...rest.source, entry: { index: './src/index.ts' } }, output: { ...rest.output, minify: false } } });
await rsbuild.build();
