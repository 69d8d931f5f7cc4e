// @ts-check
// node tests/support/servers/extensionsSite.mjs [folder, unused] [port]
import {githubPages} from '../../../src/tasks/static-server/githubPages.mjs';
import {parsePort, runCommand, serveSite} from '../../../src/tasks/static-server/listen.mjs';
import {buildFixture} from './fixtureBuild.mjs';

runCommand(() =>
  serveSite({
    directory: buildFixture('extensions'),
    port: parsePort(process.argv[3], 4187),
    rules: githubPages,
  }),
);
