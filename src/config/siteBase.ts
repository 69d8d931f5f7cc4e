/**
 * The path that the whole site is served below, with a slash at both ends: `/`, or what `SITE_BASE_URL` says for a preview
 * below a path. `environment.ts` checks the value; the bundler writes it into the code for the browser (`build/bundle/defineSiteBase`).
 */
export const siteBase: string = process.env.SITE_BASE_URL || '/';
