/** Compares the statements of every page, in both languages, with the installed tool; see the README. */
import {readTool} from '../../support/tool';
import {checkPages} from './check';

test('every page, in both languages, states what is real', async () => {
  const found = (await checkPages(readTool())).map(
    ({file, line, message}) => `${file}:${line}: ${message}`,
  );
  expect(found.toSorted(new Intl.Collator('en', {numeric: true}).compare)).toEqual([]);
}, 120_000);
