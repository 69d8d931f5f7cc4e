import fs from 'node:fs';
import path from 'node:path';

/**
 * Finds the site of a page: the closest folder with a configuration above its file. For Markdown plugins, which are not
 * told: what the configuration hands to them becomes part of the browser's bundle.
 */
export function siteDirOf(file: string): string {
  const folder = path.dirname(file);
  const isRoot = folder === file || fs.existsSync(path.join(folder, 'docusaurus.config.ts'));
  return isRoot ? folder : siteDirOf(folder);
}
