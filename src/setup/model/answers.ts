/*
 * The five questions of /setup, and the rules between their choices. Pure: the page, the build and the recorder
 * (`scripts/setup`) use it.
 */

/** Choices by question, in the order in which they are asked; the first choice is the one to start with. */
export const choices = {
  /** What the library is. */
  kind: ['utility', 'react', 'vue', 'cli'],
  /** Who loads it: `import` (which Node.js 20.19 and later also `require`), `require()`, a script tag. */
  loaders: ['esm', 'esm-cjs', 'esm-script', 'cjs'],
  /** The oldest Node.js or browsers that run it. */
  runtime: ['node-20', 'node-18', 'node-22', 'node-24', 'web-2023', 'web-2020', 'web-newest'],
  /** Declarations: none, by TypeScript (`vue-tsc` for Vue), or by SWC file by file. */
  types: ['tsc', 'isolated', 'none'],
  styles: ['none', 'css', 'modules'],
} as const;

export type QuestionId = keyof typeof choices;
export type Answers = {[id in QuestionId]: (typeof choices)[id][number]};
export type Choice = Answers[QuestionId];

/** Why a choice is not offered. */
export type ReasonId =
  | 'component-styles-only'
  | 'vue-needs-vue-tsc'
  | 'bundlers-load-esm'
  | 'cli-has-no-script'
  | 'needs-browsers'
  | 'needs-node';

const questionIds = Object.keys(choices) as QuestionId[];

export const defaultAnswers: Answers = {
  kind: 'utility',
  loaders: 'esm',
  runtime: 'node-20',
  types: 'tsc',
  styles: 'none',
};

const nodes = choices.runtime.filter((one) => one.startsWith('node'));
const browsers = choices.runtime.filter((one) => one.startsWith('web'));

/** With an answer to an earlier question, some choices are impossible: another one takes their place, for a reason. */
const rules: [answer: Choice, excluded: readonly Choice[], instead: Choice, reason: ReasonId][] = [
  ['vue', ['esm-cjs', 'cjs'], 'esm', 'bundlers-load-esm'],
  ['react', ['cjs'], 'esm-cjs', 'bundlers-load-esm'],
  ['cli', ['esm-script'], 'esm', 'cli-has-no-script'],
  ['react', nodes, 'web-2023', 'needs-browsers'],
  ['vue', nodes, 'web-2023', 'needs-browsers'],
  ['esm-script', nodes, 'web-2023', 'needs-browsers'],
  ['cli', browsers, 'node-20', 'needs-node'],
  ['cjs', browsers, 'node-20', 'needs-node'],
  ['vue', ['isolated'], 'tsc', 'vue-needs-vue-tsc'],
  ['utility', ['css', 'modules'], 'none', 'component-styles-only'],
  ['cli', ['css', 'modules'], 'none', 'component-styles-only'],
];

/** An answer that another one ruled out. */
export interface Replacement {
  question: QuestionId;
  from: Choice;
  to: Choice;
  reason: ReasonId;
}

/**
 * Replaces answers that are impossible together. Earlier questions win.
 *
 * @returns possible answers, and what was replaced and why
 */
export function normalize(answers: Answers): {answers: Answers; replacements: Replacement[]} {
  let possible = answers;
  const replacements: Replacement[] = [];
  for (const question of questionIds) {
    const from = possible[question];
    const given: Choice[] = Object.values(possible);
    const rule = rules.find(([one, excluded]) => given.includes(one) && excluded.includes(from));
    if (rule) {
      const [, , to, reason] = rule;
      replacements.push({question, from, to, reason});
      possible = {...possible, [question]: to};
    }
  }
  return {answers: possible, replacements};
}

/** @returns why a choice cannot be made beside the answers to the questions before it; undefined where it can */
export const reasonAgainst = (
  answers: Answers,
  question: QuestionId,
  choice: Choice,
): ReasonId | undefined =>
  normalize({...answers, [question]: choice}).replacements.find((one) => one.question === question)
    ?.reason;

/** Every possible combination: what the recorder builds. */
export const listCombinations = (): Answers[] =>
  questionIds
    .reduce<Answers[]>(
      (all, id) => all.flatMap((one) => choices[id].map((choice) => ({...one, [id]: choice}))),
      [defaultAnswers],
    )
    .filter((answers) => normalize(answers).replacements.length === 0);

/** @returns the answers as a link's fragment without `#`, for example `kind=react&loaders=esm&…` */
export const encodeAnswers = (answers: Answers): string =>
  questionIds.map((id) => `${id}=${answers[id]}`).join('&');
