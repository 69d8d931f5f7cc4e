import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';

export const {placeholder} = translations;

/** The theme's texts, with what this site words otherwise (row SR-6). */
export const modalTranslations: DocSearchModalProps['translations'] = {
  ...translations.modal,
  noResultsScreen: {
    ...translations.modal?.noResultsScreen,
    noResultsText: translate({
      id: 'site.search.noResults.title',
      message: 'No results for',
      description: 'Stands before the query, in quotation marks, when nothing was found',
    }),
  },
};
