import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A value together with what it was made from. */
export interface Made<Value> {
  value: Value;
  /** Hashes of the files that it depends on, by absolute path. */
  inputs: Readonly<Record<string, string>>;
}

/** Remembers from build to build what was made of files. */
export interface Cache<Value> {
  /**
   * @param key says everything that the value depends on, apart from files and the cache's version
   * @param make called when nothing is known under the key, or a file has changed
   */
  recall: (key: string, make: () => Promise<Made<Value>>) => Promise<Value>;
  /**
   * Writes what was asked for since the cache was opened; the rest is forgotten. A disk that cannot be
   * written to is no error: the next build takes longer, and that is all.
   */
  save: () => Promise<void>;
}

/** Hash of a file's content, as in `Made.inputs`. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url');
}

async function hashOfFile(file: string): Promise<string | null> {
  return fs.readFile(file).then(hashOf, () => null);
}

/** The first line seals the rest: a stale, cut or damaged file is no file. */
function seal(version: string, body: string): string {
  return hashOf(`${version}\n${body}`);
}

async function readEntries<Value>(
  file: string,
  version: string,
): Promise<Map<string, Made<Value>>> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  return text.slice(0, Math.max(end, 0)) === seal(version, body)
    ? new Map(JSON.parse(body) as [string, Made<Value>][])
    : new Map<string, Made<Value>>();
}

/** Renamed when it is whole: a build beside this one never reads half of it. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(draft, text);
  await fs.rename(draft, file);
}

/**
 * Opens a cache of values that survive JSON.
 *
 * @param file where it is kept; made when it is missing, replaced when it is damaged
 * @param version of the code and of all else that is the same for every value; another one starts over
 */
export async function openCache<Value>(file: string, version: string): Promise<Cache<Value>> {
  const known = await readEntries<Value>(file, version);
  const used = new Map<string, Made<Value>>();
  const hashes = new Map<string, Promise<string | null>>();
  let isChanged = false;

  async function isFresh({inputs}: Made<Value>): Promise<boolean> {
    for (const [input, hash] of Object.entries(inputs)) {
      const present = hashes.get(input) ?? hashOfFile(input);
      hashes.set(input, present);
      if ((await present) !== hash) {
        return false;
      }
    }
    return true;
  }

  return {
    async recall(key, make) {
      const entry = known.get(key);
      if (entry && (await isFresh(entry))) {
        used.set(key, entry);
        return entry.value;
      }
      isChanged = true;
      const made = await make();
      used.set(key, made);
      return made.value;
    },
    async save() {
      if (!isChanged && used.size === known.size) {
        return;
      }
      const body = JSON.stringify([...used]);
      await writeWhole(file, `${seal(version, body)}\n${body}`).catch(() => undefined);
    },
  };
}

/** Remembers nothing. */
export function noCache<Value>(): Cache<Value> {
  return {
    recall: async (_key, make) => (await make()).value,
    save: () => Promise.resolve(),
  };
}
