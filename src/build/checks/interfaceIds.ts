/** Ids that the frame of a page may have: the address of a heading with the same one would lead there, and not to the heading. */
export const interfaceIds: ReadonlySet<string> = new Set([
  '__blog-post-container',
  '__docusaurus',
  '__docusaurus_skipToContent_fallback',
  'docs-sidebar',
  'mobile-menu',
  'open-in',
  'overview-filter',
  'page-outline',
  'page-outline-title',
  'script-notice',
  'suggestions-title',
]);
