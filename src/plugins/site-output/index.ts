import type {Plugin} from '@docusaurus/types';

export default function siteOutput(): Plugin {
  return {name: 'site-output'};
}
