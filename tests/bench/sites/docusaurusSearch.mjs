// @ts-check
import {docusaurus} from './docusaurus.mjs';

/**
 * Stock Docusaurus with the local search plugins that ours is compared with.
 *
 * @type {import('./types.mjs').Peer}
 */
export const docusaurusSearch = {
  ...docusaurus,
  name: 'docusaurus-search',
  template: docusaurus.name,
  command: ['docusaurus', 'build', '--config', 'search.config.mjs'],
};
