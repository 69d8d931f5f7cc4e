import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {expect, test} from '@playwright/test';

/** Runs the command in the fixture site, which has a version 1.0. */
function release(...args: string[]): {status: number | null; stderr: string} {
  const task = path.resolve('scripts/releaseVersion.mjs');
  return spawnSync(process.execPath, [task, ...args], {
    cwd: path.resolve('tests/fixtures/site'),
    encoding: 'utf8',
  });
}

for (const [what, args] of [
  ['no name', []],
  ['a path', ['../1.0']],
  ['a flag', ['--dry']],
  ['two names', ['1.1', '1.2']],
] as const) {
  test(`release:version with ${what} says how it is used, and writes nothing`, () => {
    const {status, stderr} = release(...args);
    expect(status).toBe(1);
    expect(stderr).toContain('Usage: npm run release:version -- <name>');
  });
}

test('release:version does not cut a version twice', () => {
  const {status, stderr} = release('1.0');
  expect(status).toBe(1);
  expect(stderr).toContain('Version 1.0 already exists');
});
