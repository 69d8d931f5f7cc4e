import {translate} from '@docusaurus/Translate';

export const searchLabel = translate({
  id: 'theme.SearchBar.label',
  message: 'Search',
});

export const reloadLabel = translate({
  id: 'site.search.reload',
  message: 'Reload the page',
  description: 'Button or link beside a message that search needs a newer page',
});
