import { createRequire } from 'node:module';
import * as all from './dist/index.cjs';

console.log('import:', 'own' in all, 'sum' in all, 'require:', Object.keys(createRequire(import.meta.url)('./dist/index.cjs')).sort().join());
