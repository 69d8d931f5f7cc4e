import type {Locale} from '../../config';

/** Name of the plugin, and so of its folder under `@generated`. */
export const pluginName = 'page-index';

/** What the plugin writes to `.docusaurus/page-index/default/`. */
export const generatedFiles = {
  /** Public entries, for the browser: import it lazily as `@generated/page-index/default/index.json`. */
  index: 'index.json',
  /** Canonical paths, sorted. */
  routes: 'routes.json',
} as const;

/**
 * Full records of one language, for the build and for tests. The name carries the language, because
 * languages are built one after the other into the same folder: after a build, all are there.
 */
export function recordsFile(locale: Locale): string {
  return `records.${locale}.json`;
}
