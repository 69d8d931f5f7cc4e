import { rmSync } from 'node:fs';

rmSync('packages/units/dist', { recursive: true });
