import {useCallback, useEffect, useRef, useState} from 'react';

import type {Engine, FailureReason} from '../engine';
import type {BuildResult} from '../engine/protocol';
import {encodeAnswers, type Answers} from '../model/answers';
import {createConfig} from '../model/config';
import type {ProjectFile} from '../model/project';
import {applyEdits, addEdit, readSession, withoutEdits, writeSession} from './session';

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
  readonly answers: string;
  readonly problem?: Problem;
  readonly result?: BuildResult;
  readonly seconds?: number;
}

interface Tool {
  readonly engine: Engine;
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
 * @param answers
 * @param original the project for the answers
 */
export function useLive(answers: Answers, original: readonly ProjectFile[]) {
  const [edits, setEdits] = useState(() => readSession().edits);
  const [tool, setTool] = useState<Tool>();
  /** Downloaded percents while the tool starts. */
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  /** The last build without errors. */
  const [good, setGood] = useState<Outcome>();
  const isStarting = useRef(false);

  const encoded = encodeAnswers(answers);
  const project = tool ? applyEdits(original, edits) : original;
  const job = JSON.stringify([encoded, project]);

  const start = useCallback(async (): Promise<void> => {
    if (isStarting.current) {
      return;
    }
    isStarting.current = true;
    setProgress(0);
    setOutcome(undefined);
    try {
      const engine = await import('../engine').catch(() => {
        throw new StartProblem('offline');
      });
      if (engine.findUnsupported(createConfig(answers))) {
        throw new StartProblem('vue');
      }
      const support = engine.checkSupport();
      const files = await engine.findEngine();
      const session = readSession();
      if (support === 'needs-isolation' && !session.isIsolating) {
        writeSession({...session, isOn: true, isIsolating: true});
        await engine.isolatePage().catch(() => {
          throw new StartProblem('isolation');
        });
        // The page reloads.
        return;
      }
      if (support !== 'ok') {
        throw new StartProblem(support === 'needs-isolation' ? 'isolation' : support);
      }
      const started = await engine.startEngine(
        files,
        {files: project, config: createConfig(answers)},
        (bytes, total) => setProgress(Math.floor((100 * bytes) / total)),
      );
      writeSession({edits: session.edits, isOn: true});
      setTool({engine: started, findUnsupported: engine.findUnsupported});
    } catch (error) {
      writeSession({edits: readSession().edits, isOn: false});
      setOutcome({job, answers: encoded, problem: problemOf(error)});
    }
    isStarting.current = false;
    setProgress(undefined);
  }, [answers, encoded, job, project]);

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
      const config = createConfig(answers);
      let next: Outcome = {job, answers: encoded};
      try {
        if (tool.findUnsupported(config)) {
          throw new StartProblem('vue');
        }
        const result = await tool.engine.build({files: project, config});
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

  const keep = (next: typeof edits): void => {
    setEdits(next);
    writeSession({edits: next, isOn: true});
  };

  const current = outcome?.job === job ? outcome : undefined;
  return {
    start,
    stop(): void {
      writeSession({edits, isOn: false});
      setTool(undefined);
      setOutcome(undefined);
      setGood(undefined);
    },
    isOn: tool !== undefined,
    progress,
    isBuilding: tool !== undefined && !current,
    problem: current?.problem,
    /** The build of what is shown, unless it is still running. */
    outcome: current,
    /** The last build for these answers, for what the tool said. */
    said: tool && outcome?.answers === encoded ? outcome.result : undefined,
    /** What the last build without errors wrote for these answers. */
    dist: good?.answers === encoded && !current?.problem ? good.result?.files : undefined,
    project,
    isEdited: project.some(({code}, index) => code !== original[index]?.code),
    /** Edits of files that these answers do not have, or that have another text for them. */
    hasOtherEdits: withoutEdits(original, edits).length > 0,
    hasEdits: edits.length > 0,
    edit: (path: string, code: string): void => {
      const file = original.find((one) => one.path === path);
      if (file) {
        keep(addEdit(edits, {path, original: file.code, code}));
      }
    },
    reset: () => keep(withoutEdits(original, edits)),
  };
}

export type Live = ReturnType<typeof useLive>;
