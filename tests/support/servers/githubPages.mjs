// @ts-check
// node tests/support/servers/githubPages.mjs [folder] [port]
import {runCommand} from '../../../scripts/commandLine.mjs';
import {parsePort, serveSite} from '../../../scripts/staticServer.mjs';

const [directory = 'build', port] = process.argv.slice(2);

runCommand(() => serveSite({directory, port: parsePort(port, 4183)}));
