import {useMemo} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';

/** The theme's texts, with what this site words otherwise (row SR-6). Stable. */
export function useModalTranslations(): {
  placeholder: string;
  modal: DocSearchModalProps['translations'];
} {
  return useMemo(
    () => ({
      placeholder: translations.placeholder,
      modal: {
        ...translations.modal,
        noResultsScreen: {
          ...translations.modal?.noResultsScreen,
          noResultsText: translate({
            id: 'site.search.noResults.title',
            message: 'No results for',
            description: 'Stands before the query, in quotation marks, when nothing was found',
          }),
        },
      },
    }),
    [],
  );
}
