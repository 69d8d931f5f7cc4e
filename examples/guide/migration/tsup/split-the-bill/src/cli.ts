#!/usr/bin/env node
import { parseArgs } from 'node:util';
import pc from 'picocolors';
import { splitBill } from './index';

declare const __VERSION__: string;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'boolean' } },
});
const [total, ...names] = positionals;

if (values.version) console.log(__VERSION__);
for (const { name, amount } of splitBill(Number(total), names)) {
  console.log(`${pc.bold(name)} ${amount.toFixed(2)}`);
}
