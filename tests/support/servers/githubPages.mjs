// @ts-check
// node tests/support/servers/githubPages.mjs [folder] [port]
import {githubPages} from '../../../src/tasks/static-server/githubPages.mjs';
import {parsePort, runCommand, serveSite} from '../../../src/tasks/static-server/listen.mjs';

const [directory = 'build', port] = process.argv.slice(2);

runCommand(() => serveSite({directory, port: parsePort(port, 4183), rules: githubPages}));
