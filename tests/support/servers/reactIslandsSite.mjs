// @ts-check
// node tests/support/servers/reactIslandsSite.mjs [folder, unused] [port]
import {runCommand} from '../../../src/tasks/commandLine.mjs';
import {githubPages, parsePort, serveSite} from '../../../src/tasks/staticServer.mjs';
import {buildFixture} from './fixtureBuild.mjs';

runCommand(() =>
  serveSite({
    directory: buildFixture('extensions', {SITE_ISLAND_RUNTIME: 'react'}, 'build-react'),
    port: parsePort(process.argv[3], 4188),
    rules: githubPages,
  }),
);
