import { mkdirSync, symlinkSync } from 'node:fs';

mkdirSync('node_modules/@tickets', { recursive: true });
symlinkSync('../../packages/fare-rules', 'node_modules/@tickets/fare-rules');
