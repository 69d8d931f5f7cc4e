/**
 * The path that the whole site is served below, with a slash at both ends: `/`, or what `SITE_BASE_URL` says for a preview
 * below a path. `environment.ts` checks the value.
 */
export const siteBase: string = process.env.SITE_BASE_URL || '/';

/** What a bundler writes into code for the browser, where there is no `process`. */
export const defineSiteBase = {'process.env.SITE_BASE_URL': JSON.stringify(siteBase)};
