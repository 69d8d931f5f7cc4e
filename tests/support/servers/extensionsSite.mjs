// @ts-check
// node tests/support/servers/extensionsSite.mjs [folder, unused] [port]
import {runCommand} from '../../../src/tasks/commandLine.mjs';
import {parsePort, serveSite} from '../../../src/tasks/staticServer.mjs';
import {buildFixture} from './fixtureBuild.mjs';

runCommand(() =>
  serveSite({
    directory: buildFixture('extensions'),
    port: parsePort(process.argv[3], 4187),
  }),
);
