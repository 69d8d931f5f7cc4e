/** The records that `src/plugins/pages` writes for `usePageData`; filled by `renderSite`. */
const pages: Record<string, unknown> = {};

export default pages;
