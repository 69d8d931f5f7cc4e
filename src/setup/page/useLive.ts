import {useEffect, useState} from 'react';

import type {Engine, FailureReason, Support, UnsupportedPart} from '../engine';
import type {BuildResult} from '../engine/protocol';
import type {Work} from '../model/project';
import {readSession, saveSession} from './useWork';

type Reason = FailureReason | Support | UnsupportedPart | 'isolation';

/** Why the tool does not run here. */
export type Problem = Exclude<Reason, 'superseded' | 'ok' | 'needs-isolation'>;

interface Outcome {
  /** What was built. */
  readonly job: string;
  readonly project: string;
  readonly problem?: Problem | undefined;
  readonly result?: BuildResult;
  readonly seconds?: number;
}

interface Tool {
  readonly engine: Engine;
  readonly Editor: typeof import('./Editor').default;
  readonly findUnsupported: typeof import('../engine').findUnsupported;
}

function fail(reason: Reason): never {
  throw Object.assign(new Error(reason), {reason});
}

/**
 * Loads the tool and the editor, and starts the tool.
 *
 * @param work the project
 * @param onProgress receives downloaded percents
 * @param beforeReload called before the page is isolated, which ends in a reload
 * @returns nothing if the page reloads
 * @throws Error with a `reason`
 */
async function startTool(
  work: Work,
  onProgress: (percents: number) => void,
  beforeReload: () => void,
): Promise<Tool | undefined> {
  const [module, {default: Editor}] = await Promise.all([
    import('../engine'),
    import('./Editor'),
  ]).catch(() => fail('offline'));
  const {checkSupport, findEngine, findUnsupported, isolatePage, startEngine} = module;
  const unsupported = findUnsupported(work.config);
  if (unsupported) {
    fail(unsupported);
  }
  const files = await findEngine();
  const support = checkSupport();
  if (support === 'needs-isolation' && readSession().live !== 'isolating') {
    beforeReload();
    if (!saveSession({live: 'isolating'})) {
      fail('isolation');
    }
    await isolatePage().catch(() => fail('isolation'));
    return undefined;
  }
  if (support !== 'ok') {
    fail(support === 'needs-isolation' ? 'isolation' : support);
  }
  const engine = await startEngine(files, work, (bytes, total) =>
    onProgress(Math.floor((100 * bytes) / total)),
  );
  return {engine, Editor, findUnsupported};
}

const editDelayMs = 300;

/**
 * Runs the tool in the page. Its code is loaded when it is started.
 *
 * @param project what the work is made of: the answers, or the name of a sample
 * @param keepWork called before a reload
 */
export function useLive(project: string, {files, config}: Work, keepWork: () => void) {
  const [tool, setTool] = useState<Tool>();
  /** Downloaded percents while the tool starts. */
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  /** The last build without errors. */
  const [good, setGood] = useState<Outcome>();

  const job = JSON.stringify([project, files, config]);

  /** Keeps why something failed, unless a later build has taken its place. */
  const toOutcome = (error: unknown): Outcome => {
    const {reason = 'crashed'} = error as {reason?: Problem | 'superseded'};
    return {job, project, problem: reason === 'superseded' ? undefined : reason};
  };

  const start = async (): Promise<void> => {
    if (progress !== undefined) {
      return;
    }
    setProgress(0);
    setOutcome(undefined);
    try {
      const started = await startTool({files, config}, setProgress, keepWork);
      if (!started) {
        return;
      }
      saveSession({live: 'on'});
      setTool(started);
    } catch (error) {
      saveSession({live: undefined});
      setOutcome(toOutcome(error));
    }
    setProgress(undefined);
  };

  // Goes on after a reload, once the project is there.
  useEffect(() => {
    if (readSession().live && !tool) {
      void start();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  useEffect(() => () => tool?.engine.dispose(), [tool]);

  useEffect(() => {
    let isLatest = true;
    const build = async ({engine, findUnsupported}: Tool): Promise<void> => {
      const begin = performance.now();
      let next: Outcome;
      try {
        const unsupported = findUnsupported(config);
        const result = unsupported ? fail(unsupported) : await engine.build({files, config});
        next = {job, project, result, seconds: (performance.now() - begin) / 1000};
      } catch (error) {
        next = toOutcome(error);
      }
      if (isLatest) {
        setOutcome(next);
        setGood((last) => (next.result?.errors.length === 0 ? next : last));
      }
    };
    const timer = tool && setTimeout(() => void build(tool), outcome ? editDelayMs : 0);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the job is all that a build depends on
  }, [tool, job]);

  const current = outcome?.job === job ? outcome : undefined;
  return {
    start: () => void start(),
    stop: (): void => {
      saveSession({live: undefined});
      setTool(undefined);
      setOutcome(undefined);
      setGood(undefined);
    },
    isOn: tool !== undefined,
    /** Edits a file. */
    Editor: tool?.Editor,
    progress,
    /** The build of what is shown, unless it is still running. */
    outcome: current,
    /** The last build of this project, for what the tool said. */
    said: tool && outcome?.project === project ? outcome.result : undefined,
    /** What the last build without errors wrote for this project. */
    dist: good?.project === project && !current?.problem ? good.result?.files : undefined,
  };
}

export type Live = ReturnType<typeof useLive>;
