// cspell:ignore bundelless fedaration Extenral bundl linx aundle
import {correctSpelling} from '../../../../src/search/engine/spelling';

const vocabulary = new Map([
  ['bundleless', 9],
  ['bundle', 20],
  ['module', 5],
  ['federation', 2],
  ['autoexternal', 3],
  ['cat', 1],
  ['lint', 2],
  ['line', 7],
  ['类型', 4],
]);
const correct = (query: string): string => correctSpelling(query, vocabulary);

describe('correctSpelling', () => {
  it('puts right what is nowhere on the site', () => {
    expect(correct('bundelless')).toBe('bundleless');
    expect(correct('module fedaration')).toBe('module federation');
    expect(correct('AutoExtenral')).toBe('autoexternal');
  });

  it('prefers the commoner of two that are as near', () => {
    expect(correct('linx')).toBe('line');
  });

  it.each([
    ['a word of the site', 'bundle'],
    ['a word that is not typed to its end', 'bundl'],
    ['a word that is near to none', 'unheard'],
    ['a short word', 'cab'],
    ['a name with digits', 'es2099'],
    ['Chinese', '类形'],
    ['a word with another first letter', 'aundle'],
    ['nothing', ''],
  ])('leaves alone %s', (_name, query) => {
    expect(correct(query)).toBe(query);
  });
});
