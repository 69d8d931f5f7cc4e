import {searchIndexAt} from '../../../../src/search/engine/embeddedSearch';
import {OtherReleaseError} from '../../../../src/search/engine/indexFile';
import {indexText} from './fixtures';

jest.mock('../../../../src/search/engine/engine', () => {
  throw new Error('Loading chunk 7 failed.');
});

it('takes an engine whose script is gone, while the index comes, for one of an earlier release', async () => {
  global.fetch = () => Promise.resolve(new Response(indexText('en')));
  Object.assign(globalThis, {document: {documentElement: {dataset: {}}}});
  await expect(
    searchIndexAt('/search-index.json').search([{query: 'bundleless', limit: 20}]),
  ).rejects.toBeInstanceOf(OtherReleaseError);
});
