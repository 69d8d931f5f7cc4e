/** A window width that media queries of the form `(width >= 768px)` answer to. */
export interface Viewport {
  /** Changes the width in CSS pixels and tells the queries whose answer changes. */
  resizeTo: (width: number) => void;
}

interface Query {
  list: MediaQueryList & {matches: boolean};
  holds: (width: number) => boolean;
}

/**
 * Gives jsdom a `matchMedia` for one test.
 *
 * @param initialWidth in CSS pixels
 * @throws Error for a query of another form, so that no test passes by accident
 */
export function installViewport(initialWidth: number): Viewport {
  let width = initialWidth;
  const queries: Query[] = [];
  window.matchMedia = (media) => {
    const least = /^\(width >= (\d+)px\)$/.exec(media)?.[1];
    if (least === undefined) {
      throw new Error(`The stand-in does not know the media query ${media}`);
    }
    const holds = (value: number) => value >= Number(least);
    const list = Object.assign(new EventTarget(), {media, matches: holds(width)}) as Query['list'];
    queries.push({list, holds});
    return list;
  };
  return {
    resizeTo(next) {
      width = next;
      for (const {list, holds} of queries) {
        if (list.matches !== holds(width)) {
          list.matches = holds(width);
          list.dispatchEvent(new Event('change'));
        }
      }
    },
  };
}
