#!/usr/bin/env node
import pc from 'picocolors';
import { toRef } from './index';

const [column = 0, row = 0] = process.argv.slice(2).map(Number);
console.log(pc.bold(toRef({ column, row })));
