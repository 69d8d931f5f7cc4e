import fc from 'fast-check';

import {isDrawable, isPageAddress, readAnswer} from '../../../../src/search/hosted/response';

const hit = {
  objectID: 'a',
  url: '/guide/start/',
  type: 'lvl2',
  hierarchy: {lvl0: 'Guide', lvl1: 'Start', lvl2: 'Install'},
};

describe('readAnswer', () => {
  it('keeps what can be drawn, and the number that links its events', () => {
    const value = {
      results: [
        {hits: [hit, null, {}, {...hit, url: 'javascript:alert(1)'}], nbHits: 7, queryID: 'q'},
      ],
    };
    expect(readAnswer(value, 1)).toEqual({results: [{hits: [hit], nbHits: 7, queryID: 'q'}]});
  });

  it('counts the hits where the provider has not', () => {
    expect(readAnswer({results: [{hits: [hit]}]}, 1).results[0]?.nbHits).toBe(1);
  });

  it('wants an answer to each request', () => {
    expect(() => readAnswer({results: [{hits: []}]}, 2)).toThrow('without results');
  });

  it('gives an answer or an error, whatever it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const answer of [value, {results: value}, {results: [{hits: value}]}]) {
          try {
            readAnswer(answer, 1).results.forEach(({hits}) =>
              expect(hits.every(isDrawable)).toBe(true),
            );
          } catch (error) {
            expect((error as Error).name).toBe('HostedAnswerError');
          }
        }
      }),
    );
  });
});

describe('isPageAddress', () => {
  it.each(['/a', 'a#b', 'https://rslib.rs/a', 'http://x', '//x/y'])('%s', (address) => {
    expect(isPageAddress(address)).toBe(true);
  });
  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '',
    1,
    null,
    'https://',
  ])('not %s', (address) => {
    expect(isPageAddress(address)).toBe(false);
  });
});
