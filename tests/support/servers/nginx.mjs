// @ts-check
// node tests/support/servers/nginx.mjs [folder] [port]: Debian's nginx with the configuration that the build has made.
import {startNginx} from '../nginx.mjs';

const [, , directory = 'build', port = '4183'] = process.argv;
const server = await startNginx(directory, Number(port));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}
