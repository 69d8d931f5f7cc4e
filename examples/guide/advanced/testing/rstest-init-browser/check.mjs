import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

spawnSync(process.execPath, ['node_modules/@rstest/core/bin/rstest.js', 'init', 'browser', '--yes']);
const { devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
console.log('added:', Object.keys(devDependencies).join(' '));
console.log('tests:', fs.readdirSync('tests').join(' '));
