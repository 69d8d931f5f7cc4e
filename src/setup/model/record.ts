/*
 * What the real tool wrote for a combination, recorded by `npm run setup` (scripts/setup).
 */
import {encodeAnswers, type Answers} from './answers';

export interface OutputFile {
  /** From the project's root, for example `dist/index.js`. */
  path: string;
  code: string;
  /** Bytes. */
  size: number;
  gzip: number;
}

export interface RecordedBuild {
  files: OutputFile[];
  /** What the tool prints, without the times. */
  log: string;
}

/** The builds of one kind of library. Equal texts are stored once. */
export interface Records {
  /** Hash of the projects that were built (`scripts/setup/workshop.mjs`). */
  projects: string;
  /** Texts of output files: code, bytes, and bytes after gzip. */
  blobs: [code: string, size: number, gzip: number][];
  logs: string[];
  /** Different results: which blob is at which path, and the log. */
  builds: {files: Record<string, number>; log: number}[];
  /** The number of the build, by encoded answers. */
  index: Record<string, number>;
}

/**
 * @param records of the answers' kind
 * @param answers a possible combination
 * @throws for a combination that is not recorded
 */
export function readRecord(records: Records, answers: Answers): RecordedBuild {
  const build = records.builds[records.index[encodeAnswers(answers)] ?? -1];
  if (!build) {
    throw new Error(`No build is recorded for ${encodeAnswers(answers)}. Run: npm run setup`);
  }
  const files = Object.entries(build.files).map(([path, blob]): OutputFile => {
    const [code, size, gzip] = records.blobs[blob] ?? ['', 0, 0];
    return {path, code, size, gzip};
  });
  return {files, log: records.logs[build.log] ?? ''};
}
