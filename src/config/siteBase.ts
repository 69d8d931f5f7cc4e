/** Path under which the whole site is served, with a slash at both ends. `environment.ts` checks the value. */
export const siteBase: string = process.env.SITE_BASE_URL || '/';

/** Definition for bundlers: browsers have no `process`. */
export const defineSiteBase = {'process.env.SITE_BASE_URL': JSON.stringify(siteBase)};
