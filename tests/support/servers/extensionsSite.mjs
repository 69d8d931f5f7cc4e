// @ts-check
// node tests/support/servers/extensionsSite.mjs [folder, unused] [port]
import {runCommand} from '../../../scripts/commandLine.mjs';
import {parsePort, serveSite} from '../../../scripts/staticServer.mjs';
import {buildFixture} from './fixtureBuild.mjs';

runCommand(() =>
  serveSite({
    directory: buildFixture('extensions'),
    port: parsePort(process.argv[3], 4187),
  }),
);
