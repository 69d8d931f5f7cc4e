/** Every page of the language that is being built, by the key of its route; written by src/plugins/pages. */
declare module '@generated/page-index/default/pages.json' {
  const pages: Readonly<Record<string, import('@site/src/lib/pageRecord').PageData | undefined>>;
  export default pages;
}

/** Written by src/plugins/record. */
declare module '@generated/build-record/default/record.json' {
  const record: import('@site/src/home/recordTypes').BuildRecord;
  export default record;
}

declare module '@docusaurus/plugin-content-blog/lib/remark/footnoteIDFixer.js' {
  import type {Plugin} from 'unified';

  const footnoteIds: Plugin;
  export default footnoteIds;
}
