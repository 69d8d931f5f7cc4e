import type {ReactNode} from 'react';
import {Search} from '@site/src/search/opener';

/** Ejected from theme-search-algolia 3.10.2: our own button; the modal is loaded on first use. */
export default function SearchBar(): ReactNode {
  return <Search />;
}
