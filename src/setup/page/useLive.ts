import {useEffect, useRef, useState} from 'react';

import type {Engine, FailureReason} from '../engine';
import type {BuildResult} from '../engine/protocol';
import type {Work} from '../model/project';
import {keepInSession, readSession} from './session';

/** Why the tool does not run here. */
export type Problem =
  | Exclude<FailureReason, 'superseded'>
  | 'isolation'
  | 'no-memory'
  | 'old-browser'
  | 'vue';

interface Outcome {
  /** What was built. */
  readonly job: string;
  readonly project: string;
  readonly problem?: Problem;
  readonly result?: BuildResult;
  readonly seconds?: number;
}

interface Tool {
  readonly engine: Engine;
  readonly Editor: typeof import('./Editor').default;
  readonly findUnsupported: typeof import('../engine').findUnsupported;
}

class StartProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem);
  }
}

/** @returns why something failed, or undefined if a later build has taken its place */
function problemOf(error: unknown): Problem | undefined {
  if (error instanceof StartProblem) {
    return error.problem;
  }
  const {reason} = error as {reason?: FailureReason};
  return reason === 'superseded' ? undefined : (reason ?? 'crashed');
}

const editDelayMs = 300;

/**
 * Runs the tool in the page. Its code is loaded when it is started.
 *
 * @param project what the work is made of: the answers, or the name of a sample
 * @param work
 * @param keep called before a reload
 */
export function useLive(project: string, {files, config}: Work, keep: () => void) {
  const [tool, setTool] = useState<Tool>();
  /** Downloaded percents while the tool starts. */
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  /** The last build without errors. */
  const [good, setGood] = useState<Outcome>();
  const isStarting = useRef(false);

  const job = JSON.stringify([project, files, config]);

  const start = async (): Promise<void> => {
    if (isStarting.current) {
      return;
    }
    isStarting.current = true;
    setProgress(0);
    setOutcome(undefined);
    try {
      const loading = Promise.all([import('../engine'), import('./Editor')]);
      const [engine, {default: Editor}] = await loading.catch(() => {
        throw new StartProblem('offline');
      });
      if (engine.findUnsupported(config)) {
        throw new StartProblem('vue');
      }
      const support = engine.checkSupport();
      const engineFiles = await engine.findEngine();
      if (support === 'needs-isolation' && !readSession().isIsolating) {
        keep();
        keepInSession({isOn: true, isIsolating: true});
        await engine.isolatePage().catch(() => {
          throw new StartProblem('isolation');
        });
        // The page reloads.
        return;
      }
      if (support !== 'ok') {
        throw new StartProblem(support === 'needs-isolation' ? 'isolation' : support);
      }
      const started = await engine.startEngine(engineFiles, (bytes, total) =>
        setProgress(Math.floor((100 * bytes) / total)),
      );
      keepInSession({isOn: true, isIsolating: false});
      setTool({engine: started, Editor, findUnsupported: engine.findUnsupported});
    } catch (error) {
      keepInSession({isOn: false, isIsolating: false});
      setOutcome({job, project, problem: problemOf(error)});
    }
    isStarting.current = false;
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
          throw new StartProblem('vue');
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
    stop(): void {
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
