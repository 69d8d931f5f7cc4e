/** The way out where a page may not start workers: the same engine, in steps, on the page's own thread. */
import {createEngine, type Engine} from './engine';

/** Lets the browser draw and answer the reader. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Makes an index searchable on the page's thread.
 *
 * @param text content of an index file
 * @throws SearchIndexError when the file is of another version, cut off or damaged
 */
export function createPageEngine(text: string): Promise<Engine> {
  return createEngine(text, rest);
}
