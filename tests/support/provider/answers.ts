import type {Behaviour, SentRequest} from './intercept';

/** A record as the provider gives it back, marks included. */
function hostedHit(page: string, section: number) {
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
  return {
    objectID: url,
    url,
    type: 'lvl2',
    content: null,
    hierarchy,
    _snippetResult: {
      hierarchy: {lvl2: {value: `<mark>Part</mark> ${section}`}},
    },
  };
}

const answer = (results: object[]): Behaviour => ({body: JSON.stringify({results})});

/** Finds these pages, with as many sections each, for every query but those that begin with `none`. */
export function answerWith(pages: Record<string, number>) {
  return ({path, body}: SentRequest): Behaviour => {
    if (path.endsWith('/recommendations')) {
      return answer([{hits: [{hierarchy: {lvl1: 'Recommended'}}]}]);
    }
    const {requests} = JSON.parse(body) as {requests: {query: string}[]};
    const hits = Object.entries(pages).flatMap(([page, count]) =>
      Array.from({length: count}, (_, index) => hostedHit(page, index + 1)),
    );
    return answer(
      requests.map(({query}, index) => ({
        hits: query.startsWith('none') ? [] : hits,
        queryID: `query-${index}-${query}`,
      })),
    );
  };
}

export const refuse = (): Behaviour => 'refuse';
export const stall = (): Behaviour => 'stall';
