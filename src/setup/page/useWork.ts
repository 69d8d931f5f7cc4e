import {useEffect, useState} from 'react';

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
  configPath,
  decodeWork,
  encodeWork,
  listChanges,
  originalOf,
  type Changes,
  type Link,
  type Sample,
} from '../model/link';
import type {Work} from '../model/project';

/** Why a link was not opened: it or its sample cannot be read, or the sample could not be loaded. */
export type LinkProblem = NonNullable<Link['problem']> | 'no-sample' | 'offline';

const sampleName = /^[\w-]+(?:\/[\w@-]+)+$/;
const loadTimeoutMs = 10_000;

/** Loads a sample that `src/plugins/engine` has written. */
async function loadSample(name: string): Promise<Sample | LinkProblem> {
  if (!sampleName.test(name)) {
    return 'no-sample';
  }
  const signal = AbortSignal.timeout(loadTimeoutMs);
  const address = `${siteBase}setup/examples/${name}.json`;
  const response = await fetch(address, {signal}).catch(() => undefined);
  if (!response?.ok) {
    return response ? 'no-sample' : 'offline';
  }
  try {
    const work = (await response.json()) as Work;
    return {name, work: applyChanges(work, {})};
  } catch {
    return 'damaged';
  }
}

interface State extends Pick<Link, 'answers' | 'changes' | 'replacements'> {
  /** The sample that is worked on, in place of the project for the answers. */
  readonly sample?: Sample | undefined;
  readonly problem?: LinkProblem | undefined;
  /** The answers before the last one. */
  readonly last?: Answers;
  /** The last answer has replaced edited files; Back brings the edits back. */
  readonly hasLostEdits?: boolean;
  /** The reader has answered or edited, and the address does not have it yet. */
  readonly isNew?: boolean;
}

const initial: State = {answers: defaultAnswers, changes: {}, replacements: []};

const writeDelayMs = 300;

/** The answers and the project. The address holds them, so that a reload, Back and a copied link bring them back. */
export function useWork() {
  const [state, setState] = useState(initial);
  const {answers, sample, changes, isNew} = state;
  const original = originalOf(answers, sample);
  const work = applyChanges(original, changes);
  const fragment = encodeWork(changes, answers, sample?.name);
  const hash = `#${fragment ?? encodeWork({}, answers, sample?.name)}`;

  // Opens the address, now and when it changes.
  useEffect(() => {
    const open = async (): Promise<void> => {
      const opened = window.location.hash;
      const {example, ...link} = decodeWork(opened);
      const loaded = example === undefined ? undefined : await loadSample(example);
      if (opened === window.location.hash) {
        setState(
          typeof loaded === 'string' ? {...initial, problem: loaded} : {...link, sample: loaded},
        );
      }
    };
    const handleHash = () => void open();
    handleHash();
    window.addEventListener('hashchange', handleHash);
    return () => window.removeEventListener('hashchange', handleHash);
  }, []);

  useEffect(() => {
    const write = (): void => window.history.replaceState(window.history.state, '', hash);
    const timer = isNew ? setTimeout(write, writeDelayMs) : undefined;
    return () => clearTimeout(timer);
  }, [isNew, hash]);

  /** Edits the project. What is as it was is no change: a sample has its own text again. */
  const setChanges = (edited: Changes): void =>
    setState({
      ...state,
      changes: listChanges(original, applyChanges(original, edited)),
      hasLostEdits: false,
      isNew: true,
    });
  const edit = (path: string, code: string): void => setChanges({...changes, [path]: code});

  return {
    ...state,
    original,
    work,
    /** The fragment of a link to what is shown. */
    hash,
    /** No link can hold the project. */
    isTooLarge: fragment === undefined,
    isEdited: Object.keys(changes).length > 0,
    /** The address has been opened. */
    isReady: state !== initial,
    /** Answers a question. */
    choose: (id: QuestionId, choice: Choice): void => {
      const next = normalize({...answers, [id]: choice});
      const kept = changesFor(originalOf(next.answers), original, changes);
      const hasLostEdits = Object.keys(kept).length < Object.keys(changes).length;
      if (hasLostEdits) {
        // An entry of the history with the edits, and another one for what follows.
        window.history.replaceState(window.history.state, '', hash);
        window.history.pushState(window.history.state, '', `#${encodeWork({}, next.answers)}`);
      }
      setState({...next, changes: kept, last: answers, hasLostEdits, isNew: true});
    },
    edit,
    setConfig: (config: Work['config']): void => edit(configPath, JSON.stringify(config)),
    reset: (): void => setChanges({}),
  };
}
