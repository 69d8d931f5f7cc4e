import {siteBase} from '../../config/siteBase';
import type {LibraryConfig} from '../model/config';
import type {Work} from '../model/project';
import type {BuildResult, EngineFiles, Request, Response} from './protocol';

export {checkSupport, isolatePage, type Support} from './isolation';

/** What the browser cannot build: the Vue plugin needs Vue's compiler, bundled declarations need API Extractor. */
export type UnsupportedPart = 'vue' | 'dts-bundle';

/** A sample's configuration may hold more than those that the answers make. */
type WithDts = {dts?: boolean | {bundle?: unknown}};

/** @returns the part of a configuration that the browser cannot build */
export function findUnsupported(config: LibraryConfig): UnsupportedPart | undefined {
  const parts = [config, ...config.lib];
  if (parts.some(({plugins = []}) => plugins.some(({name}) => name === 'vue'))) {
    return 'vue';
  }
  const isBundled = ({dts}: WithDts): boolean => typeof dts === 'object' && Boolean(dts.bundle);
  return parts.some((part) => isBundled(part as WithDts)) ? 'dts-bundle' : undefined;
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
  /**
   * Builds a project. One build runs at a time, and of those that wait only the latest is done.
   *
   * @throws EngineFailure
   */
  build(work: Work): Promise<BuildResult>;
  dispose(): void;
}

const buildTimeoutMs = 20_000;

/** A build leaves about 1 MB behind. */
const maxBuildsPerWorker = 100;

const folder = `${siteBase}setup-engine/`;

/**
 * Looks whether the site has the engine, before a page is isolated for it.
 *
 * @returns the names of its files, for `startEngine`
 * @throws EngineFailure `missing` or `offline`
 */
export async function findEngine(): Promise<EngineFiles> {
  const response = await fetch(`${folder}engine.json`, {cache: 'no-cache'}).catch(() => {
    throw new EngineFailure('offline');
  });
  if (!response.ok) {
    throw new EngineFailure('missing');
  }
  return (await response.json()) as EngineFiles;
}

/** One worker with the tool. */
class ToolWorker {
  builds = 0;
  isUsable = true;
  readonly #worker: Worker;
  #settle: {resolve: (message: Response) => void; reject: (error: Error) => void} | undefined;

  constructor(files: EngineFiles, onProgress: (bytes: number) => void) {
    this.#worker = new Worker(`${folder}files/${files.worker}`);
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

  /** Sends a request and waits for its answer. @throws EngineFailure */
  async ask(request: Request, timeoutMs?: number): Promise<Response> {
    const timer = timeoutMs && setTimeout(() => this.stop(new EngineFailure('timeout')), timeoutMs);
    try {
      return await new Promise<Response>((resolve, reject) => {
        this.#settle = {resolve, reject};
        this.#worker.postMessage(request);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  stop(reason = new EngineFailure('superseded')): void {
    this.isUsable = false;
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
  /**
   * Starts a worker. Those after the first one find its files in the browser's cache. It does not hand the compiled module
   * over, because the policy of the page does not allow WebAssembly, and Firefox refuses even to receive it.
   */
  async function startWorker(work: Work, report: typeof onProgress): Promise<ToolWorker> {
    const next = new ToolWorker(files, (bytes) => report(bytes, files.wasm.bytes));
    await next.ask({type: 'start', files, work});
    return next;
  }

  let worker = await startWorker(first, onProgress);
  let isDisposed = false;
  let running: Promise<unknown> = Promise.resolve();
  let latest = 0;

  async function run(work: Work): Promise<BuildResult> {
    if (!worker.isUsable || worker.builds >= maxBuildsPerWorker) {
      worker.stop();
      worker = await startWorker(work, () => undefined);
    }
    worker.builds += 1;
    const answer = await worker.ask({type: 'build', work}, buildTimeoutMs);
    if (answer.type !== 'built') {
      throw new EngineFailure('crashed');
    }
    return answer.result;
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
