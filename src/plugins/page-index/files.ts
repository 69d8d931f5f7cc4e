/** Name of the plugin, and so of its folder under `@generated`. */
export const pluginName = 'page-index';

/** What the plugin writes to `.docusaurus/page-index/default/`. */
export const generatedFiles = {
  /** Public entries, for the browser: import it lazily as `@generated/page-index/default/index.json`. */
  index: 'index.json',
  /** Full records, for the build and for tests. */
  records: 'records.json',
  /** Canonical paths, sorted. */
  routes: 'routes.json',
} as const;
