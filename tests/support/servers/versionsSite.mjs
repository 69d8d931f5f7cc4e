// @ts-check
import fs from 'node:fs';
import path from 'node:path';

import {run} from '../../../scripts/commandLine.mjs';

const fixture = path.resolve('tests/fixtures/versions');
const site = path.resolve('tests/fixtures/versions-cut');

/** @param {string} version */
function cut(version) {
  const command = ['node', path.resolve('scripts/releaseVersion.mjs'), version];
  run(command, site, `Version ${version} cannot be cut.`);
}

/** Makes `versions-cut` from the fixture: the versions 1.0 and 2.0, and the next one. */
export function cutVersions() {
  fs.rmSync(site, {recursive: true, force: true});
  fs.cpSync(fixture, site, {recursive: true});
  cut('1.0');
  // As if the tool had been older on that day.
  const tool = path.join(site, 'versioned_docs/version-1.0/tool.json');
  const kept = fs.readFileSync(tool, 'utf8');
  fs.writeFileSync(tool, kept.replace(/"version": ".*?"/, '"version": "0.9.0"'));
  fs.cpSync(path.join(fixture, 'later'), site, {recursive: true});
  cut('2.0');
}
