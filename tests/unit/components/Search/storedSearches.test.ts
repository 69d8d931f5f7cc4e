/** @jest-environment jsdom */
import {canStoreSearches} from '../../../../src/components/Search/modal/storedSearches';

const recent = '__DOCSEARCH_RECENT_SEARCHES__embedded-en';

describe('ER-4 canStoreSearches', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('keeps good lists and removes broken ones', () => {
    localStorage.setItem(recent, '[{"objectID":"a"}]');
    expect(canStoreSearches('embedded-en')).toBe(true);
    expect(localStorage.getItem(recent)).toBe('[{"objectID":"a"}]');
    for (const broken of ['{', '"text"', '{"a":1}']) {
      localStorage.setItem(recent, broken);
      expect(canStoreSearches('embedded-en')).toBe(true);
      expect(localStorage.getItem(recent)).toBeNull();
    }
    expect(localStorage.length).toBe(0);
  });

  it('is false where storage is denied or full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(canStoreSearches('embedded-en')).toBe(false);
  });
});
