import { runCLI } from '@rslib/core';

runCLI({ argv: ['node', 'rslib', '--lib', 'esm', '--log-level', 'warn'] });
console.log('Back already.');
