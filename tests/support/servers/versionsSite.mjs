// @ts-check
// node tests/support/servers/versionsSite.mjs [folder, unused] [port]
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {runCommand} from '../../../src/tasks/commandLine.mjs';
import {parsePort, serveSite} from '../../../src/tasks/staticServer.mjs';
import {buildFixture} from './fixtureBuild.mjs';

const fixture = path.resolve('tests/fixtures/versions');
const site = path.resolve('tests/fixtures/versions-cut');
const task = path.resolve('src/tasks/releaseVersion.mjs');

/** @param {string} version */
function cut(version) {
  const {status, stderr} = spawnSync(process.execPath, [task, version], {
    cwd: site,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`Version ${version} cannot be cut.\n${stderr}`);
  }
}

/** The fixture with the versions 1.0 and 2.0, and the next one. */
function cutVersions() {
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

runCommand(() =>
  serveSite({
    directory: buildFixture('versions-cut', {}, 'build', cutVersions),
    port: parsePort(process.argv[3], 4191),
  }),
);
