// @ts-check
// cspell:ignore fastcgi uwsgi scgi nopush
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {findNginx, noNginxMessage} from '../../src/tasks/nginx.mjs';

/** Where Debian and Ubuntu keep the module that sends `.br` files. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx sends `.br` files. */
export const hasBrotli = fs.existsSync(brotliModule);

/** @param {number} port */
async function answers(port) {
  try {
    await fetch(`http://127.0.0.1:${port}/`);
    return true;
  } catch {
    return false;
  }
}

/** @typedef {{stop: () => Promise<void>}} RunningNginx */

/**
 * Starts nginx in the foreground, for one folder.
 *
 * @param {string} directory of the built site, with its `nginx.conf`
 * @param {number} port
 * @returns {Promise<RunningNginx>} once it answers
 * @throws {Error} with nginx's own words when it refuses the configuration
 */
export async function startNginx(directory, port) {
  const nginx = findNginx();
  if (!nginx) {
    throw new Error(noNginxMessage);
  }
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${workDir}/${name};`)
    .join('\n');
  const conf = path.join(workDir, 'main.conf');
  const root = path.resolve(directory);
  fs.writeFileSync(
    conf,
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${workDir}/nginx.pid;
error_log stderr warn;
daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=2000 inactive=60s;
${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${hasBrotli ? 'brotli_static on;' : ''}
    include ${root}/nginx.conf;
  }
}
`,
  );
  const options = ['-e', 'stderr', '-p', workDir, '-c', conf];
  const {status, stderr} = spawnSync(nginx, [...options, '-t'], {encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(stderr);
  }
  const child = spawn(nginx, options, {stdio: ['ignore', 'inherit', 'inherit']});
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(workDir, {recursive: true, force: true});
  };
  for (let tries = 0; tries < 50 && !(await answers(port)); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {stop};
}
