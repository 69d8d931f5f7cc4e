export interface Count {
  passed: number;
  failed: number;
}

/** A figure of a budget test, and the limit that it must stay under. */
export interface BudgetFigure {
  /** Kind of page, or the action: `guide`, `search`. */
  page: string;
  locale: string;
  what: string;
  figure: number;
  limit: number;
}

/** Scores of a Lighthouse run, each of 100. */
export interface LighthouseScore {
  page: string;
  locale: string;
  look: string;
  scores: readonly number[];
}

/** What a test run tells of one page; what it does not tell is left out. */
export interface MeasuredPage {
  /** Whether every check of the facts of the page held, in all languages. */
  facts?: boolean;
  /** Samples that ran and gave what the page shows. */
  fences?: Count;
  /** axe, in all languages, light and dark, wide and narrow. */
  axe?: Count;
  /** Kilobytes of each language's document after Brotli. */
  document?: Readonly<Record<string, number>>;
  /** Links of the page's own content. */
  links?: number;
}

/** What only a run can tell; `npm run quality` writes it from the reports that `npm test` leaves behind. */
export interface Measured {
  /** When the reports were read, as an ISO date, and of which commit. */
  date: string | null;
  commit: string | null;
  suites: Readonly<Partial<Record<'unit' | 'content' | 'samples' | 'browser', Count>>>;
  browsers: Readonly<Record<string, Count>>;
  budgets: readonly BudgetFigure[];
  lighthouse: {date: string; commit: string; scores: readonly LighthouseScore[]} | null;
  /** By address in the default language. */
  pages: Readonly<Record<string, MeasuredPage>>;
}

/** What the build knows of one page. */
export interface QualityPage {
  /** Address in the default language, without the language and the version. */
  route: string;
  /** Address of the version that is counted. */
  href: string;
  sections: number;
  /** Sections whose translation is of the original as it is now, in all other languages. */
  translated: number;
  fences: number;
}

/** A section for a translator, or a whole page that has no translation. */
export interface SectionBehind {
  /** Of the original, with the section's id: `/guide/start/ai#prompts`; its file if it has no address. */
  href: string;
  kind: 'missing' | 'new' | 'changed' | 'edited' | 'extra';
  /** Of the original, to be translated or read again. */
  words: number;
  /** What has changed in the original; empty where the history does not tell. */
  diff: string;
}

export interface TranslationStatus {
  locale: string;
  label: string;
  behind: readonly SectionBehind[];
}

export interface Quality {
  versions: Readonly<Record<string, string>>;
  pages: readonly QualityPage[];
  translations: readonly TranslationStatus[];
  measured: Measured;
}
