import fs from 'node:fs';
import { withRslibConfig } from '@rstest/adapter-rslib';

const show = (key, value) => (value instanceof RegExp || typeof value === 'function' ? String(value) : value);
const print = async (name) => {
  const { testEnvironment, ...rest } = await withRslibConfig({ libId: 'esm' })({});
  console.log(name, JSON.stringify(rest, show), testEnvironment);
};
await print('node');
fs.writeFileSync('rslib.config.ts', fs.readFileSync('rslib.config.ts', 'utf8').replace('output: {', "output: { target: 'web',"));
await print('web');
