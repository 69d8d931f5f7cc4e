// @ts-check
// npm run requirements [-- path/to/requirements.md]: rows that no test names. It reports; it never
// fails for a missing row, because rows of later issues are missing for good reason.
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = path.resolve(root, process.argv[2] ?? '../shared/spec/requirements.md');

/**
 * @param {string} markdown
 * @returns {string[]} row ids (`NF-2`), in the order of the page
 */
function rowIds(markdown) {
  return [...markdown.matchAll(/^\|\s*([A-Z]{2}-\d+)\s*\|/gm)].flatMap(([, id]) => id ?? []);
}

/** @returns {string} the text of every test file, and of the list of rows that tests are made from */
function testSources() {
  return fs
    .readdirSync(path.join(root, 'tests'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /(\.(test|spec)\.tsx?|finishedRows\.json)$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, 'tests', file), 'utf8'))
    .join('\n');
}

if (!fs.existsSync(source)) {
  console.log(`There is no ${source}; nothing to compare with.`);
} else {
  const ids = rowIds(fs.readFileSync(source, 'utf8'));
  const tests = testSources();
  const missing = ids.filter((id) => !new RegExp(`\\b${id}\\b`).test(tests));
  console.log(`${ids.length - missing.length} of ${ids.length} rows are named by a test.`);
  if (missing.length > 0) {
    console.log(`Not named: ${missing.join(' ')}`);
  }
}
