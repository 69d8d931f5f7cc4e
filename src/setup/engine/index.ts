import {siteBase} from '../../config/siteBase';
import type {LibraryConfig} from '../model/config';
import type {Work} from '../model/project';
import type {BuildResult, EngineFiles, Request, Response} from './protocol';

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
 * Why there is no engine, or no result. `superseded`: a later job came; `timeout`: the build took too long and its worker
 * was replaced; `crashed`: the worker failed in a build; `missing`: the site was built without the engine; `offline`: a file
 * could not be downloaded, or is damaged.
 */
export type FailureReason =
  | 'superseded'
  | 'timeout'
  | 'crashed'
  | 'missing'
  | 'offline'
  | 'no-memory';

export class EngineFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string = reason,
  ) {
    super(message);
  }
}

export interface Engine {
  /** Builds a project. One build runs at a time, and of those that wait only the latest is done. @throws EngineFailure */
  build(work: Work): Promise<BuildResult>;
  dispose(): void;
}

const buildTimeoutMs = 20_000;

/** A build leaves about 1 MB behind. */
const maxBuildsPerWorker = 100;

const folder = `${siteBase}setup-engine/`;

/** Looks whether the site has the engine, before a page is isolated for it. @throws EngineFailure `missing` or `offline` */
export async function findEngine(): Promise<EngineFiles> {
  const response = await fetch(`${folder}engine.json`, {cache: 'no-cache'}).catch(() => {
    throw new EngineFailure('offline');
  });
  if (!response.ok) {
    throw new EngineFailure('missing');
  }
  return (await response.json()) as EngineFiles;
}

/** A worker that answers one request at a time. */
class ToolWorker {
  builds = 0;
  readonly #worker: Worker;
  #settle: {resolve: (message: Response) => void; reject: (error: Error) => void} | undefined;

  constructor(file: string, onProgress: (bytes: number) => void) {
    this.#worker = new Worker(`${folder}files/${file}`);
    this.#worker.addEventListener('message', ({data}: MessageEvent<Response>) => {
      if (data.type === 'progress') {
        onProgress(data.bytes);
      } else if (data.type === 'failed') {
        this.stop(new EngineFailure(data.reason, data.message));
      } else {
        this.#settle?.resolve(data);
      }
    });
    // Before the first build, the file of the worker could not be loaded.
    this.#worker.addEventListener('error', ({message}) =>
      this.stop(new EngineFailure(this.builds > 0 ? 'crashed' : 'offline', message)),
    );
  }

  async ask(request: Request): Promise<Response> {
    return new Promise((resolve, reject) => {
      this.#settle = {resolve, reject};
      this.#worker.postMessage(request);
    });
  }

  async build(work: Work): Promise<BuildResult> {
    this.builds += 1;
    const timer = setTimeout(() => this.stop(new EngineFailure('timeout')), buildTimeoutMs);
    const answer = await this.ask({type: 'build', work}).finally(() => clearTimeout(timer));
    return (answer as Extract<Response, {type: 'built'}>).result;
  }

  /** Ends the worker: it builds no more. */
  stop(reason = new EngineFailure('superseded')): void {
    this.builds = maxBuildsPerWorker;
    this.#worker.terminate();
    this.#settle?.reject(reason);
  }
}

/**
 * Downloads the tool (about 8 MB, once) and starts it. Call it only where `checkSupport()` is `ok`.
 *
 * @param files what `findEngine()` has found
 * @param first what will be built: what it needs is downloaded, too
 * @param onProgress receives the downloaded bytes of the binding, and their number in the end
 * @throws EngineFailure
 */
export async function startEngine(
  files: EngineFiles,
  first: Work,
  onProgress: (bytes: number, total: number) => void,
): Promise<Engine> {
  /** Later workers find the files in the browser's cache. The page cannot hold the compiled module: its policy and Firefox refuse. */
  const startWorker = async (work: Work, report: typeof onProgress): Promise<ToolWorker> => {
    const next = new ToolWorker(files.worker, (bytes) => report(bytes, files.wasm.bytes));
    await next.ask({type: 'start', files, work});
    return next;
  };
  let worker = await startWorker(first, onProgress);
  let isDisposed = false;
  let running: Promise<unknown> = Promise.resolve();
  let latest = 0;

  async function run(work: Work): Promise<BuildResult> {
    if (worker.builds >= maxBuildsPerWorker) {
      worker.stop();
      worker = await startWorker(work, () => undefined);
    }
    return worker.build(work);
  }

  return {
    async build(work) {
      const number = (latest += 1);
      await running;
      // Those that waited all wake up at once; only the latest goes on.
      if (number !== latest || isDisposed) {
        throw new EngineFailure('superseded');
      }
      const result = run(work);
      running = result.catch(() => undefined);
      return result;
    },
    dispose() {
      isDisposed = true;
      worker.stop();
    },
  };
}
