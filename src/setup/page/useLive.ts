import {useEffect, useState} from 'react';

import {
  checkSupport,
  findEngine,
  findUnsupported,
  isolatePage,
  startEngine,
  type Engine,
  type FailureReason,
  type Support,
  type UnsupportedPart,
} from '../engine';
import type {BuildResult} from '../engine/protocol';
import type {Work} from '../model/project';

type Reason = FailureReason | Support | UnsupportedPart | 'isolation';

/** Why the tool does not run here. */
export type Problem = Exclude<Reason, 'superseded' | 'ok' | 'needs-isolation'>;

interface Outcome {
  /** What was built. */
  readonly job: string;
  readonly project: string;
  readonly problem?: Problem;
  readonly result?: BuildResult;
  readonly seconds?: number;
  /** What the last build of the project without errors wrote. */
  readonly dist?: BuildResult['files'] | undefined;
}

interface Tool {
  readonly engine: Engine;
  readonly Editor: typeof import('./Editor').default;
}

/** What the tab keeps over a reload: that the tool is `on`, or `isolating` the page by the reload. */
const storageKey = 'setup';

/** @returns nothing where storage is denied */
function findStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** @returns why the tool failed. No result is awaited of a job that is `superseded`. */
const problemOf = (error: unknown): Problem => (error as {reason?: Problem}).reason ?? 'crashed';

/** Loads the editor, and starts the tool. Reloads the page where it must be isolated first. */
async function startTool(work: Work, onProgress: (done: number) => void): Promise<Tool | Problem> {
  const unsupported = findUnsupported(work.config);
  if (unsupported) {
    return unsupported;
  }
  const editor = await import('./Editor').catch(() => undefined);
  if (!editor) {
    return 'offline';
  }
  const files = await findEngine();
  const support = checkSupport();
  if (support === 'needs-isolation') {
    const storage = findStorage();
    if (!storage || storage.getItem(storageKey) === 'isolating') {
      return 'isolation';
    }
    storage.setItem(storageKey, 'isolating');
    const reload = isolatePage().then(() => new Promise<never>(() => undefined));
    return reload.catch(() => 'isolation');
  }
  if (support !== 'ok') {
    return support;
  }
  const engine = await startEngine(files, work, (bytes, total) => onProgress(bytes / total));
  return {engine, Editor: editor.default};
}

const editDelayMs = 300;

/**
 * Runs the tool in the page.
 *
 * @param project what the work is made of: the answers, or the name of a sample
 * @param isReady whether the work is that of the address
 */
export function useLive(project: string, {files, config}: Work, isReady: boolean) {
  const [tool, setTool] = useState<Tool>();
  /** The downloaded part while the tool starts, up to 1. */
  const [progress, setProgress] = useState<number>();
  const [stored, setLast] = useState<Outcome>();
  const last = stored?.project === project ? stored : undefined;
  const job = JSON.stringify([project, files, config]);

  const start = async (): Promise<void> => {
    if (progress !== undefined) {
      return;
    }
    setProgress(0);
    setLast(undefined);
    const started = await startTool({files, config}, setProgress).catch(problemOf);
    setProgress(undefined);
    if (typeof started === 'string') {
      findStorage()?.removeItem(storageKey);
      setLast({job, project, problem: started});
    } else {
      findStorage()?.setItem(storageKey, 'on');
      setTool(started);
    }
  };

  // Goes on after a reload.
  useEffect(() => {
    if (isReady && findStorage()?.getItem(storageKey)) {
      void start();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isReady]);

  useEffect(() => () => tool?.engine.dispose(), [tool]);

  useEffect(() => {
    let isLatest = true;
    const build = async ({engine}: Tool): Promise<void> => {
      const begin = performance.now();
      const unsupported = findUnsupported(config);
      const result = unsupported ?? (await engine.build({files, config}).catch(problemOf));
      const seconds = (performance.now() - begin) / 1000;
      if (!isLatest) {
        return;
      }
      if (typeof result === 'string') {
        setLast({job, project, problem: result, dist: last?.dist});
      } else {
        const dist = result.errors.length === 0 ? result.files : last?.dist;
        setLast({job, project, result, seconds, dist});
      }
    };
    // The first build of a project needs no delay.
    const timer = tool && setTimeout(() => void build(tool), last ? editDelayMs : 0);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the job is all that a build depends on
  }, [tool, job]);

  const outcome = last?.job === job ? last : undefined;
  return {
    start: () => void start(),
    stop: (): void => {
      findStorage()?.removeItem(storageKey);
      setTool(undefined);
      setLast(undefined);
    },
    isOn: tool !== undefined,
    /** Edits a file. */
    Editor: tool?.Editor,
    progress,
    /** The build of what is shown, unless it is still running. */
    outcome,
    /** The last build of this project, for what the tool said. */
    said: last?.result,
    /** What the last build without errors wrote for this project. */
    dist: outcome?.problem ? undefined : last?.dist,
  };
}

export type Live = ReturnType<typeof useLive>;
