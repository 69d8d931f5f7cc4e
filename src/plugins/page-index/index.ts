import type {Plugin} from '@docusaurus/types';

export default function pageIndex(): Plugin {
  return {name: 'page-index'};
}
