import fs from 'node:fs';

/** What Debian and Ubuntu call nginx, and its module that sends `.br` files. */
export const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** The program, or null where it is not installed. */
export function findNginx() {
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => fs.existsSync(file)) ?? null;
}

/** Why tests with nginx are skipped. */
export const noNginxMessage =
  'nginx is not installed. As root on Debian or Ubuntu, "npm run test:browser" installs it.';
