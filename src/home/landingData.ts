/** The outputs of the panel, in its order. */
export const outputNames = ['esm', 'd.ts', 'cjs', 'umd'] as const;

export type OutputName = (typeof outputNames)[number];

/** A file's text, highlighted when the site is built: props of `CodeBlock`. */
export interface Sample {
  readonly title: string;
  readonly language: string;
  readonly html: string;
}

/** What the landing page shows of `examples/home` and of the comparison with other tools. */
export interface LandingData {
  readonly version: string;
  readonly source: Sample;
  readonly outputs: Readonly<Record<OutputName, Sample>>;
  /** What solves each of the problems that the page names. */
  readonly solutions: Readonly<
    Record<'types' | 'exports' | 'css' | 'useClient', readonly Sample[]>
  >;
  readonly speed: {
    readonly date: string;
    /** How many builds the times are medians of. */
    readonly samples: number;
    /** Rslib's: `0.50 s`. */
    readonly time: string;
    /** Those that build both formats, from the fastest. */
    readonly tools: readonly {name: string; seconds: number; time: string}[];
  };
}
