/** The built site under test, from the repository's root. `E2E_BUILD_DIR` points at another build. */
export const buildDirectory = process.env.E2E_BUILD_DIR ?? 'build';

const firstPort = Number(process.env.E2E_PORT ?? 4183);

/** The host whose address rules the browser tests run against; see `src/tasks/staticServer.mjs`. */
export const hosts = {
  githubPages: {port: firstPort, origin: `http://127.0.0.1:${firstPort}`},
} as const;

/** Where the fixture site is served, which `tests/support/servers/fixtureSite.mjs` builds. */
export const fixtureSite = {
  port: firstPort + 2,
  origin: `http://127.0.0.1:${firstPort + 2}`,
} as const;

/** Where the site with hosted search is served, which `tests/support/servers/hostedSite.mjs` builds. */
export const hostedSite = {
  port: firstPort + 3,
  origin: `http://127.0.0.1:${firstPort + 3}`,
} as const;

/** Where the site with an author's additions is served, which `tests/support/servers/extensionsSite.mjs` builds. */
export const extensionsSite = {
  port: firstPort + 4,
  origin: `http://127.0.0.1:${firstPort + 4}`,
} as const;

/** Where the site with versions is served, which `tests/support/servers/versionsSite.mjs` cuts and builds. */
export const versionsSite = {
  port: firstPort + 8,
  origin: `http://127.0.0.1:${firstPort + 8}`,
} as const;

/** The path of a preview, and where `tests/support/servers/belowPathSite.mjs` serves the site with an author's additions. */
export const belowPathSite = {
  base: '/previews/7/',
  port: firstPort + 10,
  origin: `http://127.0.0.1:${firstPort + 10}`,
} as const;

/** Where the site in a pseudo-language is served, which `tests/support/servers/pseudoSite.mjs` builds. */
export const pseudoSite = {
  port: firstPort + 7,
  origin: `http://127.0.0.1:${firstPort + 7}`,
} as const;

/** The built site behind a line that breaks as a cookie says; see `tests/support/servers/faulty.mjs`. */
export const faultySite = {
  port: firstPort + 9,
  origin: `http://127.0.0.1:${firstPort + 9}`,
} as const;
