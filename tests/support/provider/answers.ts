import type {Behaviour, SentRequest} from './intercept';

/** A record as the provider gives it back, marks included. */
export function hostedHit(page: string, section: number) {
  const url = `https://rslib.rs${page}#part-${section}`;
  const hierarchy = {
    lvl0: `Hosted ${page}`,
    lvl1: `Hosted ${page}`,
    lvl2: `Part ${section}`,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const value = (text: string) => ({value: text, matchLevel: 'full', matchedWords: ['part']});
  return {
    objectID: url,
    url,
    type: 'lvl2',
    content: null,
    hierarchy,
    _snippetResult: {
      hierarchy: {lvl1: value(hierarchy.lvl1), lvl2: value(`<mark>Part</mark> ${section}`)},
    },
    _highlightResult: {hierarchy: {lvl0: value(hierarchy.lvl0), lvl1: value(hierarchy.lvl1)}},
  };
}

/** Finds these pages, with as many sections each, for every query but those that begin with `none`. */
export function answerWith(pages: Record<string, number>) {
  return ({path, body}: SentRequest): Behaviour => {
    if (path.endsWith('/recommendations')) {
      return {kind: 'answer', body: {results: [{hits: [{hierarchy: {lvl1: 'Recommended'}}]}]}};
    }
    const {requests} = JSON.parse(body) as {requests: {query: string}[]};
    const hits = Object.entries(pages).flatMap(([page, count]) =>
      Array.from({length: count}, (_, index) => hostedHit(page, index + 1)),
    );
    return {
      kind: 'answer',
      body: {
        results: requests.map(({query}, index) => {
          const found = query.startsWith('none') ? [] : hits;
          return {hits: found, nbHits: found.length, queryID: `query-${index}-${query}`};
        }),
      },
    };
  };
}

export const refuse = (): Behaviour => ({kind: 'refuse'});
export const stall = (): Behaviour => ({kind: 'stall'});
