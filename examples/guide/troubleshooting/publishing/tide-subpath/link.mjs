import { symlinkSync } from 'node:fs';

symlinkSync('..', 'node_modules/tide-table');
