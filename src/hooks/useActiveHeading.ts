import {useEffect, useState} from 'react';

import {throttle} from '../utils/throttle';

/** Row LY-7: the outline follows the page at most every 100 ms. */
const throttleMs = 100;

/** How far below the bars a heading may stand and still count as being read, in CSS pixels. */
const readingZone = 40;

/** The last heading above the reading line; null at the top of the page. */
function findActive(ids: readonly string[]): string | null {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const line = (Number.isNaN(padding) ? 0 : padding) + readingZone;
  let active: string | null = null;
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined || top > line) {
      continue;
    }
    active = id;
  }
  const end = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
  return end && window.scrollY > 0 ? (ids.at(-1) ?? active) : active;
}

/**
 * Which of the page's headings is being read.
 *
 * @param headings the outline's headings, in page order
 * @returns the id, or null above the first heading
 */
export function useActiveHeading(headings: readonly {readonly id: string}[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);
  const key = headings.map(({id}) => id).join('\n');

  useEffect(() => {
    const ids = key.split('\n');
    const update = throttle(() => setActiveId(findActive(ids)), throttleMs);
    update();
    window.addEventListener('scroll', update, {passive: true});
    window.addEventListener('resize', update, {passive: true});
    return () => {
      update.cancel();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [key]);

  return activeId;
}
