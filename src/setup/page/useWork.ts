import {useEffect, useState, useSyncExternalStore} from 'react';

import {
  normalize,
  type Answers,
  type Choice,
  type QuestionId,
  type Replacement,
} from '../model/answers';
import {
  applyChanges,
  decodeWork,
  encodeWork,
  listChanges,
  originalOf,
  toTexts,
  type Link,
  type Sample,
} from '../model/link';
import type {Work} from '../model/project';
import {keepInSession, readSession} from './session';
import {useSample} from './useSample';

/**
 * A change of a file or of the configuration; null stands for a missing file. It applies only while the sample has the
 * original text, so it comes back with the answers that it was made for.
 */
export interface Edit {
  readonly path: string;
  readonly original: string | null;
  readonly code: string | null;
}

function listEdits(original: Work, work: Work): Edit[] {
  const before = toTexts(original);
  return Object.entries(listChanges(original, work)).map(([path, code]) => {
    return {path, original: before.get(path) ?? null, code};
  });
}

/** @returns the edits that belong to a project, and the others */
function divide(edits: readonly Edit[], original: Work): {own: Edit[]; others: Edit[]} {
  const texts = toTexts(original);
  const isOwn = (edit: Edit): boolean => edit.original === (texts.get(edit.path) ?? null);
  return {own: edits.filter(isOwn), others: edits.filter((edit) => !isOwn(edit))};
}

function applyEdits(original: Work, edits: readonly Edit[]): Work {
  const {own} = divide(edits, original);
  return applyChanges(original, Object.fromEntries(own.map(({path, code}) => [path, code])));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

interface State {
  /** The fragment that has been read or written. */
  readonly hash: string | undefined;
  readonly link: Link;
  readonly sample: Sample | undefined;
  readonly edits: readonly Edit[];
  /** Whether the address holds the edits. */
  readonly isWritten: boolean;
  /** No link can hold the project. */
  readonly isTooLarge: boolean;
}

const writeDelayMs = 300;

/** The answers and the project. The address holds them, so that a reload, Back and a copied link bring them back. */
export function useWork() {
  // The server, and so the first rendering, knows neither the fragment nor what the tab keeps.
  const hash = useSyncExternalStore<string | undefined>(
    subscribe,
    () => window.location.hash,
    () => undefined,
  );
  const linked = decodeWork(hash ?? '');
  const loaded = useSample(linked.example);
  const isLoading = linked.example !== undefined && !loaded;
  const [state, setState] = useState<State>({
    hash: undefined,
    link: decodeWork(''),
    sample: undefined,
    edits: [],
    isWritten: true,
    isTooLarge: false,
  });
  const [last, setLast] = useState<Answers>();
  const [corrections, setCorrections] = useState<readonly Replacement[]>([]);

  if (hash !== undefined && hash !== state.hash && !isLoading) {
    const kept = state.hash === undefined ? readSession().edits : state.edits;
    const sample = loaded?.sample;
    const original = originalOf(linked.answers, sample);
    // A link without edits discards none.
    const opened = listEdits(original, applyChanges(original, linked.changes));
    const edits = opened.length > 0 ? [...divide(kept, original).others, ...opened] : kept;
    setState({hash, link: linked, sample, edits, isWritten: true, isTooLarge: false});
  }

  const {link, sample, edits, isWritten, isTooLarge} = state;
  const {answers, problem = loaded?.problem} = link;
  const original = originalOf(answers, sample);
  const work = applyEdits(original, edits);
  const {others} = divide(edits, original);

  /** The entry of the history is replaced, so that Back leads to the page before this one. */
  const write = (next: Answers): void => {
    const start = originalOf(next, sample);
    const fragment = encodeWork(applyEdits(start, edits), next, sample);
    const written = `#${fragment ?? encodeWork(start, next, sample)}`;
    window.history.replaceState(window.history.state, '', written);
    keepInSession({edits});
    setState({
      hash: written,
      link: {...decodeWork(written), replacements: []},
      sample,
      edits,
      isWritten: true,
      isTooLarge: fragment === undefined,
    });
  };

  useEffect(() => {
    const timer = isWritten ? undefined : setTimeout(() => write(answers), writeDelayMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is written
  }, [edits, isWritten]);

  /** Replaces the project: `change` gets the current one. */
  const setWork = (change: (current: Work) => Work): void =>
    setState((current) => {
      const next = change(applyEdits(original, current.edits));
      const kept = divide(current.edits, original).others;
      return {...current, edits: [...kept, ...listEdits(original, next)], isWritten: false};
    });

  return {
    answers,
    /** The answers before the last one. */
    last,
    /** Answers that are impossible with others, and were replaced. */
    replacements: link.replacements.length > 0 ? link.replacements : corrections,
    /** What is wrong with the link that was opened. */
    problem,
    /** The sample that is worked on, in place of the project for the answers. */
    sample,
    isLoading,
    original,
    work,
    isEdited: divide(edits, original).own.length > 0,
    /** Edits of files that these answers do not have, or that have another text for them. */
    hasOtherEdits: others.length > 0,
    /** No link can hold the project. */
    isTooLarge,
    /** Answers a question. */
    choose: (id: QuestionId, choice: Choice): void => {
      const next = normalize({...answers, [id]: choice});
      setLast(answers);
      setCorrections(next.replacements);
      write(next.answers);
    },
    edit: (path: string, code: string) =>
      setWork(({files, config}) => ({
        config,
        files: files.map((file) => (file.path === path ? {path, code} : file)),
      })),
    setConfig: (config: Work['config']) => setWork(({files}) => ({files, config})),
    reset: () => setWork(() => original),
    /** Writes edits of the last moments into the address; a sample's name stays there while it is loaded. */
    write: (): void => {
      if (!isLoading) {
        write(answers);
      }
    },
  };
}
