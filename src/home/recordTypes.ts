/** The outputs of the panel, in its order. */
export const outputNames = ['esm', 'd.ts', 'cjs', 'umd'] as const;

export type OutputName = (typeof outputNames)[number];

/** A file's text, highlighted when the site is built: props of `CodeBlock`. */
export interface Sample {
  readonly title: string;
  readonly language: string;
  readonly html: string;
}

/** What the landing page shows of `examples/home`. */
export interface BuildRecord {
  readonly version: string;
  readonly source: Sample;
  readonly outputs: Readonly<Record<OutputName, Sample>>;
  /** What solves each of the problems that the page names. */
  readonly solutions: Readonly<
    Record<'types' | 'exports' | 'css' | 'useClient', readonly Sample[]>
  >;
}
