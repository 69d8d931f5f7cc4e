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

/** The builds of one kind of library. Equal texts are stored once. */
export interface Records {
  /** Texts of output files: code, bytes, and bytes after gzip. */
  blobs: [code: string, size: number, gzip: number][];
  /** By encoded answers: which blob is at which path. */
  builds: Record<string, Record<string, number>>;
}

/** @param records of the answers' kind @throws for a combination that is not recorded */
export function readRecord(records: Records, answers: Answers): {files: OutputFile[]} {
  const build = records.builds[encodeAnswers(answers)];
  if (!build) {
    throw new Error(`No build is recorded for ${encodeAnswers(answers)}. Run: npm run setup`);
  }
  const files = Object.entries(build).map(([path, blob]): OutputFile => {
    const [code, size, gzip] = records.blobs[blob] ?? ['', 0, 0];
    return {path, code, size, gzip};
  });
  return {files};
}
