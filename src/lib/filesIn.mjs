import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder @returns {string[]} all files below it, from there, with slashes; none where it is not there
 */
export function filesIn(folder) {
  return (
    fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true, withFileTypes: true}) : []
  )
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
