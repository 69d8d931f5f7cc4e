import {siteBase} from '../../config/siteBase';
import type {LibraryConfig} from '../model/config';
import type {Work} from '../model/project';
import type {BuildResult, EngineFiles, Request, Response, WorkerFailure} from './protocol';

export {checkSupport, isolatePage, type Support} from './isolation';

/** What the browser cannot build: the Vue plugin needs Vue's compiler, bundled declarations need API Extractor. */
export type UnsupportedPart = 'vue' | 'dts-bundle';

/** @returns the part of a configuration that the browser cannot build */
export function findUnsupported(config: LibraryConfig): UnsupportedPart | undefined {
  const parts = [config, ...config.lib];
  if (parts.some(({plugins = []}) => plugins.some(({name}) => name === 'vue'))) {
    return 'vue';
  }
  const isBundled = parts.some(({dts}) => typeof dts === 'object' && dts.bundle);
  return isBundled ? 'dts-bundle' : undefined;
}

/**
 * The `reason` of an error: why there is no engine, or no result. `superseded`: a later job came; `timeout`: the build took
 * too long and its worker was replaced; `crashed`: the worker failed in a build; `missing`: the site was built without the
 * engine; `offline`: a file could not be downloaded, or is damaged.
 */
export type FailureReason = 'superseded' | 'timeout' | 'missing' | WorkerFailure;

const failure = (reason: FailureReason): Error => Object.assign(new Error(reason), {reason});

const buildTimeoutMs = 20_000;

/** A build leaves about 1 MB behind. */
const maxBuildsPerWorker = 100;

const folder = `${siteBase}setup-engine/`;

/** Looks whether the site has the engine, before a page is isolated for it. @throws Error with the reason `missing` or `offline` */
export async function findEngine(): Promise<EngineFiles> {
  const response = await fetch(`${folder}engine.json`, {cache: 'no-cache'}).catch(() => {
    throw failure('offline');
  });
  if (!response.ok) {
    throw failure('missing');
  }
  return (await response.json()) as EngineFiles;
}

export type Engine = Awaited<ReturnType<typeof startEngine>>;

/**
 * Downloads the tool (about 8 MB, once) and starts it in a worker. Call it only where `checkSupport()` is `ok`.
 *
 * @param files what `findEngine()` has found
 * @param first what will be built: what it needs is downloaded, too
 * @param onProgress receives the downloaded bytes of the binding, and their number in the end
 * @throws Error with a `FailureReason`
 */
export async function startEngine(
  files: EngineFiles,
  first: Work,
  onProgress: (bytes: number, total: number) => void,
) {
  let worker: Worker | undefined;
  let builds = 0;
  /** What the worker's next answer is for. */
  let settle: {resolve: (message: Response) => void; reject: (error: Error) => void} | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let latest = 0;

  function stop(reason: FailureReason): void {
    worker?.terminate();
    worker = undefined;
    settle?.reject(failure(reason));
  }

  async function ask(request: Request): Promise<Response> {
    return new Promise((resolve, reject) => {
      settle = {resolve, reject};
      worker?.postMessage(request);
    });
  }

  /** Later workers find the files in the browser's cache. The page cannot hold the compiled module: its policy and Firefox refuse. */
  async function start(work: Work, report?: typeof onProgress): Promise<void> {
    worker = new Worker(`${folder}files/${files.worker}`, {type: 'module'});
    builds = 0;
    worker.addEventListener('message', ({data}: MessageEvent<Response>) => {
      if (data.type === 'progress') {
        report?.(data.bytes, files.wasm.bytes);
      } else if (data.type === 'failed') {
        stop(data.reason);
      } else {
        settle?.resolve(data);
      }
    });
    // Before the first build, the file of the worker could not be loaded.
    worker.addEventListener('error', () => stop(builds > 0 ? 'crashed' : 'offline'));
    await ask({type: 'start', files, work});
  }

  async function run(work: Work): Promise<BuildResult> {
    if (builds === maxBuildsPerWorker) {
      stop('superseded');
    }
    if (!worker) {
      await start(work);
    }
    builds += 1;
    const timer = setTimeout(stop, buildTimeoutMs, 'timeout');
    const answer = await ask({type: 'build', work}).finally(() => clearTimeout(timer));
    return (answer as Extract<Response, {type: 'built'}>).result;
  }

  await start(first, onProgress);
  return {
    /** Builds a project. One build runs at a time, and of those that wait only the latest is done. @throws Error with a `FailureReason` */
    async build(work: Work): Promise<BuildResult> {
      const number = (latest += 1);
      await running;
      // Those that waited all wake up at once; only the latest goes on.
      if (number !== latest) {
        throw failure('superseded');
      }
      const result = run(work);
      running = result.catch(() => undefined);
      return result;
    },
    dispose(): void {
      latest += 1;
      stop('superseded');
    },
  };
}
