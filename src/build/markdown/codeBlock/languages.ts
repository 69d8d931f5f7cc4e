import {Prism} from 'prism-react-renderer';
import components from 'prismjs/components.js';
import loadLanguages from 'prismjs/components/index.js';

/* Prism's own component files add their grammars to the global Prism, and know which others they need. */
(globalThis as {Prism?: typeof Prism}).Prism = Prism;

/** What prism-react-renderer brings is there already; these come from prismjs. */
loadLanguages(['bash', 'diff', 'docker', 'ini', 'json5', 'less', 'sass', 'scss', 'stylus', 'toml']);

/** Other names of languages. Prism has no grammar of components: their script and style are coloured in HTML. */
const aliases: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  cts: 'ts',
  jsonc: 'json5',
  dockerfile: 'docker',
  styl: 'stylus',
  vue: 'html',
  svelte: 'html',
};

/** Languages that are shown without colours on purpose. */
const plain: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'csv']);

type Grammar = Parameters<typeof Prism.tokenize>[1];

/**
 * Loads grammars that a site asks for in `themeConfig.prism.additionalLanguages`.
 *
 * @throws Error naming a language that Prism does not have
 */
export function addLanguages(names: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(components.languages, name));
  if (unknown !== undefined) {
    throw new Error(
      `themeConfig.prism.additionalLanguages: Prism has no language "${unknown}". Its names are in prismjs/components.`,
    );
  }
  loadLanguages([...names]);
}

/** The grammar of a fence's language; null for one that has none. */
export function grammarOf(language: string): Grammar | null {
  const name = Object.hasOwn(aliases, language) ? (aliases[language] ?? '') : language;
  const grammar: unknown = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : null;
  // Prism keeps its own functions among the grammars.
  return !plain.has(language) && typeof grammar === 'object' ? grammar : null;
}

/** Whether a fence may name the language. */
export function isKnownLanguage(language: string): boolean {
  return plain.has(language) || grammarOf(language) !== null;
}
