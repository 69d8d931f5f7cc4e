/**
 * Where the types do not tell the whole truth, and pages say more than they do. Each entry is named and has
 * a reason; a test fails when one is no longer needed.
 */

/** A default that only a person can compare: a sentence, or a value that the types' comment has wrong. */
export interface ReviewedDefault {
  option: string;
  /** The types' comment when the page was reviewed; when it changes, somebody has to look again. */
  types: string | null;
  reason: string;
  /** The statement, word for word, code in backticks. */
  en: string;
  zh: string;
}

export const reviewedDefaults: readonly ReviewedDefault[] = [];

/** Options that the tool resolves under another name. */
export const defaultsFoundUnder: Readonly<Record<string, string>> = {
  // Deprecated; its value is moved there.
  'lib.autoExternal': 'output.autoExternal',
};

export interface NamedException {
  name: string;
  reason: string;
}

/** Names that look like options of the tool and are not: pages mention them on purpose. */
export const foreignNames: readonly NamedException[] = [];

/** Flags of other tools that pages mention. */
export const foreignFlags: readonly NamedException[] = [];

/** Options without a section. */
export const undocumentedOptions: readonly NamedException[] = [];
