/** The formats that the sample is built in, in the order of the landing page. */
export const sampleFormats = ['esm', 'cjs', 'umd', 'iife'] as const;

export type SampleFormat = (typeof sampleFormats)[number];

export interface WrittenFile {
  /** Path from the project's folder, with forward slashes: `dist/index.js`. */
  readonly name: string;
  readonly bytes: number;
}

/** A file's text, highlighted when the site is built: props of `CodeBlock`. */
export interface Sample {
  readonly title: string;
  readonly language: string;
  readonly html: string;
}

/** Output of a recorded build, as the landing page shows it. */
export interface BuildRecord {
  readonly version: string;
  readonly source: Sample;
  /** The config items of the four formats. */
  readonly config: Sample;
  readonly files: Readonly<Record<SampleFormat, readonly WrittenFile[]>>;
  /** The same entry as one file, and file for file. */
  readonly shapes: {
    readonly config: Sample;
    readonly bundled: readonly WrittenFile[];
    readonly bundleless: readonly WrittenFile[];
  };
  readonly declarations: {readonly config: Sample; readonly output: Sample};
}
