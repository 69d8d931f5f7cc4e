import type {Work} from '../model/project';
import type {OutputFile} from '../model/record';

/** `setup-engine/engine.json`: names of the engine's files, which lie in `setup-engine/files`. */
export interface EngineFiles {
  /** Version of the tool. */
  version: string;
  worker: string;
  /** The binding, in parts that are compressed with Brotli. */
  wasm: {parts: string[]; bytes: number};
}

export interface BuildResult {
  /** What the build wrote, sorted by path. */
  files: OutputFile[];
  /** What the tool printed. */
  log: string;
  /** Why the build failed; empty after one that did not. The log has the tool's own words. */
  errors: string[];
}

/** Messages to the worker. The first one starts the tool. */
export type Request = {type: 'start'; files: EngineFiles; work: Work} | {type: 'build'; work: Work};

export type WorkerFailure = 'crashed' | 'no-memory' | 'offline';

/** Messages from the worker. */
export type Response =
  | {type: 'progress'; bytes: number}
  | {type: 'ready'}
  | {type: 'failed'; reason: WorkerFailure; message: string}
  | {type: 'built'; result: BuildResult};
