import {buildSite, takeInTurns} from './sites.mjs';

/**
 * Measures how long this site and stock Docusaurus take to build the same pages, without a cache.
 *
 * @param {import('./sites.mjs').Context} context
 */
export function build({sites, samples}) {
  return takeInTurns({
    sites: sites.filter(({name}) => name === 'ours' || name === 'docusaurus'),
    tasks: new Map([['', null]]),
    samples,
    take: (_task, _origin, site) => ({'build, s': buildSite(site)}),
  });
}
