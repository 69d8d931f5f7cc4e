import type {Search} from '../hit';
import {answer} from './answer';
import {readIndexFile} from './indexFile';
import {loadIndex} from './loadedIndex';

/** Lets the browser draw and answer the reader. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Makes an index searchable on this thread: the worker's, or the page's where there is no worker.
 *
 * @param text content of an index file
 * @param isPage whether readers wait meanwhile: then the work is done in steps
 * @throws SearchIndexError when the file is of another version, cut off or damaged
 */
export async function createEngine(text: string, isPage: boolean): Promise<Search> {
  const loaded = await loadIndex(readIndexFile(text), isPage ? rest : undefined);
  return (questions) => Promise.resolve(questions.map((question) => answer(question, loaded)));
}
