#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { version } from '../package.json';
import { weigh } from './index';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'boolean', short: 'v' } },
});

if (values.version) {
  console.log(version);
} else {
  for (const folder of positionals) {
    const { files, bytes } = await weigh(folder);
    console.log(`${folder}: ${files} files, ${bytes} bytes`);
  }
}
