/*
 * The link of /setup. Its fragment is the answers, or the name of a sample of the documentation, as in
 * `example=guide/advanced/css/seat-map`, and `work` where the reader has changed the project:
 *
 *     kind=utility&loaders=esm&runtime=node-20&types=tsc&styles=none&work=<base64url(deflate(JSON))>
 *     JSON: {"src/index.ts": "a text", "src/scale.ts": null, "rslib.config.ts": "{\"lib\":[{\"format\":\"esm\"}]}"}
 *
 * `work` is what differs from the sample, or from the project for the answers: texts by path, null for a file that is
 * removed, and the configuration as JSON, from which `rslib.config.ts` is printed. All of it is data: opening a link
 * evaluates nothing.
 */
import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';

import {
  choices,
  defaultAnswers,
  encodeAnswers,
  normalize,
  type Answers,
  type QuestionId,
  type Replacement,
} from './answers';
import {printConfig, type LibraryConfig} from './config';
import {createWork, type Work} from './project';

/** A sample of the documentation. */
export interface Sample {
  /** The path of its page, and its own name: `guide/advanced/css/seat-map@inject`. */
  readonly name: string;
  readonly work: Work;
}

/** @returns what a reader starts with: the sample, or the project for the answers */
export const originalOf = (answers: Answers, sample?: Sample): Work =>
  sample?.work ?? createWork(answers);

/** Texts by path, null for a file that is removed. That of the configuration is JSON. */
export type Changes = Readonly<Record<string, string | null>>;

export const configPath = 'rslib.config.ts';

const toTexts = ({files, config}: Work): Map<string, string | null> =>
  new Map([
    ...files.map(({path, code}) => [path, code] as const),
    [configPath, JSON.stringify(config)],
  ]);

/** @returns what differs between two states of a project */
export function listChanges(from: Work, to: Work): Changes {
  const [before, after] = [toTexts(from), toTexts(to)];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  return Object.fromEntries(changed.map((path) => [path, after.get(path) ?? null]));
}

/** @returns the project with the changes, and `rslib.config.ts` printed anew if it has changed */
export function applyChanges(work: Work, changes: Changes): Work {
  const texts = new Map([...toTexts(work), ...Object.entries(changes)]);
  const config = JSON.parse(texts.get(configPath) ?? '') as LibraryConfig;
  // A sample's own text has comments, and is printed only once its configuration changes.
  const own = work.files.find(({path}) => path === configPath);
  texts.set(configPath, own && !(configPath in changes) ? own.code : printConfig(config));
  const files = [...texts].flatMap(([path, code]) => (code === null ? [] : {path, code}));
  return {files, config};
}

/** @returns the changes of files that are the same in another project */
export function changesFor(next: Work, original: Work, changes: Changes): Changes {
  const differing = listChanges(original, next);
  return Object.fromEntries(Object.entries(changes).filter(([path]) => !(path in differing)));
}

/** Some browsers and chats cut longer addresses. */
const maxLinkLength = 30_000;
const maxTextLength = 300_000;

/** Paths that are safe in an archive: below the project. */
const safePath = /^(?!.*\.\.)[\w@.][\w@.+-]*(\/[\w@.][\w@.+-]*)*$/;

/** @throws for a text that `encodeWork` does not make; a RangeError if it is too large */
function readChanges(encoded: string): Changes {
  const bytes = strToU8(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), true);
  const text = strFromU8(inflateSync(bytes));
  if (text.length > maxTextLength) {
    throw new RangeError();
  }
  const changes = JSON.parse(text) as Changes;
  if (typeof changes !== 'object' || Array.isArray(changes)) {
    throw new TypeError();
  }
  for (const [path, code] of Object.entries(changes)) {
    if (path === configPath) {
      printConfig(JSON.parse(String(code)) as LibraryConfig);
    } else if (!safePath.test(path) || (code !== null && typeof code !== 'string')) {
      throw new Error(path);
    }
  }
  return changes;
}

/**
 * @param changes of the project for the answers, or of the sample
 * @returns the fragment of a link, without `#`; undefined if the changes are too large for one
 */
export function encodeWork(
  changes: Changes,
  answers: Answers,
  sample?: string,
): string | undefined {
  const start = sample ? `example=${sample}` : encodeAnswers(answers);
  if (Object.keys(changes).length === 0) {
    return start;
  }
  const text = JSON.stringify(changes);
  const packed = btoa(strFromU8(deflateSync(strToU8(text), {level: 9}), true));
  const encoded = packed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const fragment = `${start}&work=${encoded}`;
  const isTooLarge = fragment.length > maxLinkLength || text.length > maxTextLength;
  return isTooLarge ? undefined : fragment;
}

/** What a fragment says. */
export interface Link {
  /** Possible answers. */
  readonly answers: Answers;
  /** Answers of the link that are impossible together, and why. */
  readonly replacements: readonly Replacement[];
  /** The name of a sample, in place of answers. */
  readonly example?: string;
  /** What differs from it, or from the project for the answers. */
  readonly changes: Changes;
  /** The link cannot be read; the answers are the default ones. */
  readonly problem?: 'damaged' | 'too-large';
}

/** Reads the fragment of an address, with or without `#`. Answers that it leaves out are the default ones. */
export function decodeWork(fragment: string): Link {
  const nothing = {answers: defaultAnswers, replacements: [], changes: {}};
  // The id of a heading, or nothing.
  if (!fragment.includes('=')) {
    return nothing;
  }
  try {
    if (fragment.length > maxLinkLength + 1) {
      throw new RangeError();
    }
    const parts = [...new URLSearchParams(fragment.replace(/^#/, ''))];
    const {example, work, ...answers} = Object.fromEntries(parts);
    const isKnown = Object.entries(answers).every(([id, choice]) =>
      (choices[id as QuestionId] as readonly string[]).includes(choice),
    );
    if (!isKnown || new Set(parts.map(([id]) => id)).size < parts.length) {
      throw new Error(fragment);
    }
    const changes = work === undefined ? {} : readChanges(work);
    return {...normalize({...defaultAnswers, ...answers}), changes, example};
  } catch (error) {
    return {...nothing, problem: error instanceof RangeError ? 'too-large' : 'damaged'};
  }
}
