declare module '@generated/page-index/default/index.json' {
  import type {PageIndexEntry} from '@site/src/plugins/page-index/types';

  /** Every page of the language that is being built; written by src/plugins/page-index. */
  const index: PageIndexEntry[];
  export default index;
}
