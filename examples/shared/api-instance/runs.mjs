import { runCLI } from '@rslib/core';

runCLI({ argv: ['node', 'rslib', '--entry', './src/broken.ts', '--dist-path', 'out'] });
