// @ts-check
// node tests/support/servers/belowPathSite.mjs [folder, unused] [port] [base]
import {runCommand} from '../../../src/tasks/commandLine.mjs';
import {parsePort, serveSite} from '../../../src/tasks/staticServer.mjs';
import {buildFixture} from './fixtureBuild.mjs';

const base = process.argv[4];

runCommand(() =>
  serveSite({
    directory: buildFixture('extensions', {SITE_BASE_URL: base}, 'build-below-path'),
    port: parsePort(process.argv[3], 4193),
    base,
  }),
);
