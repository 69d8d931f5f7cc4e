import {useEffect, useRef, useState} from 'react';

import {siteBase} from '../../config/siteBase';
import {
  defaultAnswers,
  normalize,
  type Answers,
  type Choice,
  type QuestionId,
} from '../model/answers';
import {
  applyChanges,
  changesFor,
  decodeWork,
  encodeWork,
  listChanges,
  originalOf,
  type Changes,
  type Link,
  type Sample,
} from '../model/link';
import type {Work} from '../model/project';

/** Why a link was not opened: it cannot be read, or its sample could not be loaded. */
export type LinkProblem = NonNullable<Link['problem']> | 'missing' | 'offline';

/** What the tab keeps over a reload. */
interface Session {
  /** Edits, also those that are too large for the address, and the fragment of their address. */
  readonly changes?: Changes;
  readonly hash?: string;
  /** Whether the tool runs after a reload, which may be the one that isolates the page. */
  readonly live?: 'on' | 'isolating' | undefined;
}

const storageKey = 'setup';

/** @returns what is kept; nothing where storage is denied or damaged */
export function readSession(): Session {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '') ?? {}) as Session;
  } catch {
    return {};
  }
}

/** @returns whether the browser keeps it */
export function saveSession(part: Session): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({...readSession(), ...part}));
    return true;
  } catch {
    return false;
  }
}

const sampleName = /^[\w-]+(?:\/[\w@-]+)+$/;
const loadTimeoutMs = 10_000;

/** Loads a sample that `src/plugins/engine` has written. */
async function loadSample(name: string): Promise<Sample | 'missing' | 'offline'> {
  if (!sampleName.test(name)) {
    return 'missing';
  }
  try {
    const signal = AbortSignal.timeout(loadTimeoutMs);
    const response = await fetch(`${siteBase}setup/examples/${name}.json`, {signal});
    return response.ok ? {name, work: (await response.json()) as Work} : 'missing';
  } catch {
    return 'offline';
  }
}

interface State extends Pick<Link, 'answers' | 'replacements'> {
  readonly work: Work;
  /** The sample that is worked on, in place of the project for the answers. */
  readonly sample?: Sample | undefined;
  readonly isLoading?: boolean;
  readonly problem?: LinkProblem | undefined;
  /** The answers before the last one. */
  readonly last?: Answers;
  /** The last answer has replaced edited files; Back brings the edits back. */
  readonly hasLostEdits?: boolean;
}

const initial: State = {
  answers: defaultAnswers,
  replacements: [],
  work: originalOf(defaultAnswers),
};

const writeDelayMs = 300;

/** The answers and the project. The address holds them, so that a reload, Back and a copied link bring them back. */
export function useWork() {
  const [state, setState] = useState(initial);
  const [isTooLarge, setTooLarge] = useState(false);
  /** The project that the address holds. */
  const written = useRef(initial.work);
  const {answers, sample, work} = state;
  const original = originalOf(answers, sample);
  const changes = listChanges(original, work);

  // Opens the address, now and when it changes.
  useEffect(() => {
    const open = async (): Promise<void> => {
      const {hash} = window.location;
      const {example, ...link} = decodeWork(hash);
      if (example !== undefined) {
        setState({...initial, isLoading: true});
      }
      const loaded = example === undefined ? undefined : await loadSample(example);
      if (hash !== window.location.hash) {
        return;
      }
      const found = typeof loaded === 'object' ? loaded : undefined;
      const problem = typeof loaded === 'string' ? loaded : link.problem;
      const start = originalOf(link.answers, found);
      const session = readSession();
      const edits = session.hash === hash ? session.changes : undefined;
      written.current = problem ? start : applyChanges(start, edits ?? link.changes);
      setState({...link, sample: found, problem, work: written.current});
    };
    const handleHash = () => void open();
    handleHash();
    window.addEventListener('hashchange', handleHash);
    return () => window.removeEventListener('hashchange', handleHash);
  }, []);

  /** Writes a project into the address: into a new entry of the history, or so that Back leads to the page before. */
  const save = (next: State, edits: Changes, isEntry = false): void => {
    const fragment = encodeWork(edits, next.answers, next.sample?.name);
    setTooLarge(fragment === undefined);
    const hash = `#${fragment ?? encodeWork({}, next.answers, next.sample?.name)}`;
    window.history[isEntry ? 'pushState' : 'replaceState'](window.history.state, '', hash);
    saveSession({changes: edits, hash});
    written.current = next.work;
  };

  const write = (): void => {
    if (written.current !== work) {
      save(state, changes);
    }
  };

  useEffect(() => {
    const timer = setTimeout(write, writeDelayMs);
    return () => clearTimeout(timer);
  });

  /** Replaces the project. Without changes, a sample has its own text again. */
  const setWork = (change: (current: Work) => Work): void =>
    setState((current) => {
      const edited = listChanges(original, change(current.work));
      return {...current, work: applyChanges(original, edited), hasLostEdits: false};
    });

  return {
    ...state,
    original,
    isEdited: Object.keys(changes).length > 0,
    /** No link can hold the project. */
    isTooLarge,
    write,
    /** Answers a question. */
    choose: (id: QuestionId, choice: Choice): void => {
      const next = normalize({...answers, [id]: choice});
      const start = originalOf(next.answers);
      const kept = changesFor(start, original, changes);
      const hasLostEdits = Object.keys(kept).length < Object.keys(changes).length;
      write();
      const shown = {...next, work: applyChanges(start, kept), last: answers, hasLostEdits};
      save(shown, kept, hasLostEdits);
      setState(shown);
    },
    edit: (path: string, code: string): void =>
      setWork(({files, config}) => ({
        files: files.map((file) => (file.path === path ? {path, code} : file)),
        config,
      })),
    setConfig: (config: Work['config']): void => setWork(({files}) => ({files, config})),
    reset: (): void => setWork(() => original),
  };
}
