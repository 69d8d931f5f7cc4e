import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder @returns {string[]} relative paths of all files below it, with slashes; none if it does not exist
 */
export function filesIn(folder) {
  return (
    fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true, withFileTypes: true}) : []
  )
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
