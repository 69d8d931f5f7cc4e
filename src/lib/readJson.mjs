import fs from 'node:fs';
import path from 'node:path';

/** An error for the person at the terminal: its message is printed without a stack. */
export class UsageError extends Error {}

/**
 * Reads a file of JSON.
 *
 * @param {string} file @returns {any} @throws {UsageError} naming it where it is damaged, as a merge with conflicts leaves it
 */
export function readJson(file) {
  const text = fs.readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const name = path.relative(process.cwd(), file);
    throw new UsageError(`${name} is not JSON: ${/** @type {Error} */ (error).message}`);
  }
}
