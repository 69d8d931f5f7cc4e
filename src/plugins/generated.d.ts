/** Every page of the language that is being built, by the key of its route; written by src/plugins/pages. */
declare module '@generated/page-index/default/pages.json' {
  const pages: Readonly<Record<string, import('@site/src/lib/pageData').PageData | undefined>>;
  export default pages;
}

/** Written by src/plugins/landing. */
declare module '@generated/landing-data/default/data.json' {
  const landing: import('@site/src/home/landingData').LandingData;
  export default landing;
}

declare module '@docusaurus/plugin-content-blog/lib/remark/footnoteIDFixer.js' {
  import type {Plugin} from 'unified';

  const footnoteIds: Plugin;
  export default footnoteIds;
}
