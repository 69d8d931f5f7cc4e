import {useEffect, useState} from 'react';

import type {Engine, FailureReason, Support} from '../engine';
import type {BuildResult} from '../engine/protocol';
import type {Work} from '../model/project';
import {keepInSession, readSession} from './session';

/** Why the tool does not run here. */
export type Problem =
  | Exclude<FailureReason, 'superseded'>
  | Exclude<Support, 'ok' | 'needs-isolation'>
  | 'isolation'
  | 'vue';

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

const fail = (reason: Problem): never => {
  throw Object.assign(new Error(reason), {reason});
};

/** @returns why something failed, or undefined if a later build has taken its place */
function problemOf(error: unknown): Problem | undefined {
  const {reason = 'crashed'} = error as {reason?: Problem | 'superseded'};
  return reason === 'superseded' ? undefined : reason;
}

/**
 * Loads the tool and the editor, and starts the tool.
 *
 * @param work the project
 * @param isolate called before the page is isolated
 * @param onProgress receives downloaded percents
 * @returns nothing if the page reloads, to be isolated
 */
async function startTool(
  work: Work,
  isolate: () => void,
  onProgress: (percents: number) => void,
): Promise<Tool | undefined> {
  const [module, {default: Editor}] = await Promise.all([
    import('../engine'),
    import('./Editor'),
  ]).catch(() => fail('offline'));
  const {checkSupport, findEngine, findUnsupported, isolatePage, startEngine} = module;
  if (findUnsupported(work.config)) {
    fail('vue');
  }
  const files = await findEngine();
  const support = checkSupport();
  if (support === 'needs-isolation') {
    if (readSession().isIsolating) {
      fail('isolation');
    }
    isolate();
    await isolatePage().catch(() => fail('isolation'));
    return undefined;
  }
  const engine =
    support === 'ok'
      ? await startEngine(files, work, (bytes, total) =>
          onProgress(Math.floor((100 * bytes) / total)),
        )
      : fail(support);
  return {engine, Editor, findUnsupported};
}

const editDelayMs = 300;

/**
 * Runs the tool in the page. Its code is loaded when it is started.
 *
 * @param project what the work is made of: the answers, or the name of a sample
 * @param work
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

  const start = async (): Promise<void> => {
    if (progress !== undefined) {
      return;
    }
    setProgress(0);
    setOutcome(undefined);
    const isolate = (): void => {
      keepWork();
      keepInSession({isOn: true, isIsolating: true});
    };
    try {
      const started = await startTool({files, config}, isolate, setProgress);
      if (!started) {
        return;
      }
      keepInSession({isOn: true, isIsolating: false});
      setTool(started);
    } catch (error) {
      keepInSession({isOn: false, isIsolating: false});
      setOutcome({job, project, problem: problemOf(error)});
    }
    setProgress(undefined);
  };

  // Goes on after a reload.
  useEffect(() => {
    if (readSession().isOn) {
      void start();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  useEffect(() => () => tool?.engine.dispose(), [tool]);

  useEffect(() => {
    if (!tool) {
      return undefined;
    }
    let isLatest = true;
    const build = async (): Promise<void> => {
      const begin = performance.now();
      let next: Outcome = {job, project};
      try {
        if (tool.findUnsupported(config)) {
          fail('vue');
        }
        const result = await tool.engine.build({files, config});
        next = {...next, result, seconds: (performance.now() - begin) / 1000};
      } catch (error) {
        next = {...next, problem: problemOf(error)};
      }
      if (isLatest) {
        setOutcome(next);
        setGood((last) => (next.result?.errors.length === 0 ? next : last));
      }
    };
    const timer = setTimeout(() => void build(), outcome ? editDelayMs : 0);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the job is all that a build depends on
  }, [tool, job]);

  const current = outcome?.job === job ? outcome : undefined;
  return {
    start,
    stop: (): void => {
      keepInSession({isOn: false});
      setTool(undefined);
      setOutcome(undefined);
      setGood(undefined);
    },
    isOn: tool !== undefined,
    /** Edits a file. */
    Editor: tool?.Editor,
    progress,
    isBuilding: tool !== undefined && !current,
    problem: current?.problem,
    /** The build of what is shown, unless it is still running. */
    outcome: current,
    /** The last build of this project, for what the tool said. */
    said: tool && outcome?.project === project ? outcome.result : undefined,
    /** What the last build without errors wrote for this project. */
    dist: good?.project === project && !current?.problem ? good.result?.files : undefined,
  };
}

export type Live = ReturnType<typeof useLive>;
