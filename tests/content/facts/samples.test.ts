import {readFactPage} from '../support/blocks';
import {listPairs} from '../support/files';
import {sampleFaults} from './samples';

// A file of its own, since compiling takes as long as all other checks of a page.
test('samples that belong to no example compile', async () => {
  // A translation has the same samples.
  const pages = await Promise.all(listPairs().map(({en}) => readFactPage(en)));
  const faults = sampleFaults(pages);
  expect(faults.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
}, 120_000);
