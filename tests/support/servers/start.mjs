// @ts-check
// node tests/support/servers/start.mjs '<server> <folder> <port> [base]'...
//
// All servers of a run, beside one another. Those of fixtures build their site first, in two rows: two builds of the same
// folder would disturb each other, and the machine has two cores.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import {setTimeout as wait} from 'node:timers/promises';

import {runCommand} from '../../../scripts/commandLine.mjs';

const rows = [
  ['extensionsSite', 'belowPathSite', 'pseudoSite'],
  ['fixtureSite', 'versionsSite', 'hostedSite'],
];

/** @param {number} port */
async function isListening(port) {
  const socket = net.connect(port, '127.0.0.1');
  const listens = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return listens;
}

/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];

/** Ends the run: a server that still builds would keep it waiting. @param {string} name of the server that has failed */
function fail(name) {
  console.error(`${name} is not served: its build or its server has failed, see above.`);
  servers.forEach((server) => server.kill());
  process.exit(1);
}

/** Starts a server and waits until it listens. @param {string} line */
async function start(line) {
  const [name = '', folder = '', port = '', ...rest] = line.split(' ');
  if (await isListening(Number(port))) {
    throw new Error(`Port ${port} is in use; ${name} needs it.`);
  }
  const file = path.join(import.meta.dirname, `${name}.mjs`);
  const child = spawn(process.execPath, [file, folder, port, ...rest], {stdio: 'inherit'});
  servers.push(child);
  child.once('exit', () => fail(name));
  while (!(await isListening(Number(port)))) {
    await wait(50);
  }
}

runCommand(async () => {
  const lines = process.argv.slice(2);
  const inRows = rows.map((row) =>
    row.flatMap((name) => lines.filter((line) => line.startsWith(`${name} `))),
  );
  const others = lines.filter((line) => !inRows.flat().includes(line)).map((line) => [line]);
  await Promise.all(
    [...inRows, ...others].map(async (row) => {
      for (const line of row) {
        await start(line);
      }
    }),
  );
  console.log('All sites are served.');
});
