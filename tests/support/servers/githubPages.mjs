// @ts-check
// node tests/support/servers/githubPages.mjs [folder] [port]
import {runCommand} from '../../../src/tasks/commandLine.mjs';
import {parsePort, serveSite} from '../../../src/tasks/staticServer.mjs';

const [directory = 'build', port] = process.argv.slice(2);

runCommand(() => serveSite({directory, port: parsePort(port, 4183)}));
