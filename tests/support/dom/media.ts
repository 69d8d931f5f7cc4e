/** What the window's media queries answer to. */
export interface Media {
  /** The window's width in CSS pixels. */
  width: number;
  /** The system is set to dark. */
  dark: boolean;
  /** The system is set to reduced motion. */
  reducedMotion: boolean;
}

interface Query {
  list: EventTarget & {media: string; matches: boolean};
  holds: (media: Media) => boolean;
}

function conditionOf(query: string): Query['holds'] {
  const least = /^\(width >= (\d+)px\)$/.exec(query)?.[1];
  if (least !== undefined) {
    return ({width}) => width >= Number(least);
  }
  switch (query) {
    case '(prefers-color-scheme: dark)':
      return ({dark}) => dark;
    case '(prefers-reduced-motion: reduce)':
      return ({reducedMotion}) => reducedMotion;
    default:
      // Rather than false, so that no test passes by accident.
      throw new Error(`The stand-in does not know the media query ${query}`);
  }
}

/**
 * Gives jsdom a `matchMedia`: a wide window on a light system, unless told otherwise.
 *
 * @returns a function that changes the media and tells the queries whose answer changes
 */
export function installMedia(initial: Partial<Media> = {}): (change: Partial<Media>) => void {
  let media: Media = {width: 1440, dark: false, reducedMotion: false, ...initial};
  const queries: Query[] = [];
  window.matchMedia = (query) => {
    const holds = conditionOf(query);
    const list = Object.assign(new EventTarget(), {media: query, matches: holds(media)});
    queries.push({list, holds});
    return list as unknown as MediaQueryList;
  };
  return (change) => {
    media = {...media, ...change};
    for (const {list, holds} of queries) {
      if (list.matches !== holds(media)) {
        list.matches = holds(media);
        list.dispatchEvent(
          Object.assign(new Event('change'), {media: list.media, matches: list.matches}),
        );
      }
    }
  };
}
