// @ts-check
// node tests/support/servers/netlify.mjs [folder] [port]
import {netlify} from '../../../src/tasks/static-server/netlify.mjs';
import {parsePort, runCommand, serveSite} from '../../../src/tasks/static-server/listen.mjs';

const [directory = 'build', port] = process.argv.slice(2);

runCommand(() => serveSite({directory, port: parsePort(port, 4184), rules: netlify}));
