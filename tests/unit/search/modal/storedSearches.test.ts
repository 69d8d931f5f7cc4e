/** @jest-environment jsdom */
import {mendStoredSearches} from '../../../../src/search/modal/storedSearches';

const recent = '__DOCSEARCH_RECENT_SEARCHES__embedded-en';
const favourite = '__DOCSEARCH_FAVORITE_SEARCHES__embedded-en';
const good = {
  objectID: '/a',
  url: '/a',
  type: 'lvl1',
  hierarchy: {lvl0: 'A', lvl1: 'A'},
};

describe('ER-4 mendStoredSearches', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('SR-3 leaves good lists as they are', () => {
    localStorage.setItem(recent, JSON.stringify([good]));
    const write = jest.spyOn(Storage.prototype, 'setItem');
    mendStoredSearches('embedded-en');
    expect(write).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(1);
  });

  it.each(['{', '"text"', '{"a":1}', 'null', ''])('empties what is no list: %s', (broken) => {
    localStorage.setItem(favourite, broken);
    mendStoredSearches('embedded-en');
    expect(localStorage.getItem(favourite)).toBe('[]');
  });

  it('SR-3 takes broken entries out and keeps the others', () => {
    const broken = [null, 1, 'a', {}, {...good, hierarchy: null}, {...good, url: 'javascript:1'}];
    localStorage.setItem(recent, JSON.stringify([...broken, good]));
    mendStoredSearches('embedded-en');
    expect(localStorage.getItem(recent)).toBe(JSON.stringify([good]));
  });

  it.each(['getItem', 'setItem'] as const)('is quiet where %s is denied', (method) => {
    localStorage.setItem(recent, '[1]');
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => mendStoredSearches('embedded-en')).not.toThrow();
  });
});
