import {siteBase} from '../../config/siteBase';

/** What a bundler writes into code for the browser, where there is no `process`. */
export const defineSiteBase = {'process.env.SITE_BASE_URL': JSON.stringify(siteBase)};
