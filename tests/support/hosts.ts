/** The built site under test, from the repository's root. `E2E_BUILD_DIR` points at another build. */
export const buildDirectory = process.env.E2E_BUILD_DIR ?? 'build';

const firstPort = Number(process.env.E2E_PORT ?? 4183);

const siteAt = (port: number) => ({port, origin: `http://127.0.0.1:${port}`});

/** The host whose address rules the browser tests run against; see `scripts/staticServer.mjs`. */
export const hosts = {githubPages: siteAt(firstPort)} as const;

/** The theme with data that the real site lacks: `tests/fixtures/site`. */
export const fixtureSite = siteAt(firstPort + 2);

/** The site with hosted search. */
export const hostedSite = siteAt(firstPort + 3);

/** The site with an author's additions, built for the path of a preview on a host that has nothing elsewhere. */
export const extensionsSite = {base: '/previews/7/', ...siteAt(firstPort + 4)};

/** @returns the path of a page of that site: `/guide/live` is at `/previews/7/guide/live` */
export const below = (path: string): string => extensionsSite.base + path.slice(1);

/** The site with versions, which `tests/support/servers/versionsSite.mjs` cuts. */
export const versionsSite = siteAt(firstPort + 8);

/** The built site behind a line that breaks as a cookie says; see `tests/support/servers/faulty.mjs`. */
export const faultySite = siteAt(firstPort + 9);
