// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Holds the hash of what a project was made from. */
export const inputMarker = '.bench-input';

/** @typedef {ReadonlyMap<string, string | Buffer>} Files path from the project's root to content */

/**
 * @param {Files} files
 * @returns {string}
 */
function hashOf(files) {
  const hash = crypto.createHash('sha256');
  for (const [file, content] of files) {
    hash.update(`${file}\0`).update(content).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Reads every file below a folder.
 *
 * @param {string} directory
 * @param {(file: string) => boolean} [isWanted] gets the path from the folder, forward slashes
 * @returns {[string, Buffer][]} sorted by path; nothing where there is no such folder
 */
export function readTree(directory, isWanted = () => true) {
  if (!fs.existsSync(directory)) {
    return [];
  }
  return fs
    .readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter(isWanted)
    .sort()
    .map((file) => [file, fs.readFileSync(path.join(directory, file))]);
}

/**
 * Makes a folder hold these files and nothing else. Where it does already, builds and caches in it
 * are kept; otherwise it is made anew.
 *
 * @param {string} directory
 * @param {Files} files
 * @param {string} salt further input: a lock file
 * @returns {boolean} whether it was made anew
 */
export function writeProject(directory, files, salt) {
  const input = hashOf(new Map([...files, ['\0salt', salt]]));
  const markerFile = path.join(directory, inputMarker);
  if (fs.existsSync(markerFile) && fs.readFileSync(markerFile, 'utf8') === input) {
    return false;
  }
  fs.rmSync(directory, {recursive: true, force: true});
  for (const [file, content] of files) {
    const target = path.join(directory, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
  fs.writeFileSync(markerFile, input);
  return true;
}
