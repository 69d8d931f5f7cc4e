// @ts-check
// node tests/support/servers/netlify.mjs [folder] [port]
import {runCommand} from '../../../src/tasks/commandLine.mjs';
import {netlify, parsePort, serveSite} from '../../../src/tasks/staticServer.mjs';

const [directory = 'build', port] = process.argv.slice(2);

runCommand(() => serveSite({directory, port: parsePort(port, 4184), rules: netlify}));
