import {answer, type SearchRequest, type SearchResult} from './answer';
import {readIndexFile} from './indexFile';
import {loadIndex} from './loadedIndex';

/** Something that searches one index, on this thread or another. */
export interface Engine {
  search(requests: readonly SearchRequest[]): Promise<SearchResult[]>;
}

/**
 * Makes an index searchable on this thread.
 *
 * @param text content of an index file
 * @param rest called every few milliseconds of work; what it returns is waited for
 * @throws SearchIndexError when the file is of another version, cut off or damaged
 */
export async function createEngine(text: string, rest?: () => Promise<void>): Promise<Engine> {
  const loaded = await loadIndex(readIndexFile(text), rest);
  return {
    search: (requests) => Promise.resolve(requests.map((request) => answer(request, loaded))),
  };
}
