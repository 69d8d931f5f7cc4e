declare module '@generated/page-index/default/index.json' {
  import type {PageIndexEntry} from '@site/src/lib/pageRecord';

  /** Every page of the language that is being built; written by src/build/pages. */
  const index: PageIndexEntry[];
  export default index;
}
