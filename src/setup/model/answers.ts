/*
 * The five questions of /setup, the rules between their choices, and the link that holds the answers. Pure: the page, the
 * build and the recorder (`scripts/setup`) use it.
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

/** One question: its id and choices. Labels are the page's. */
export interface Question {
  id: QuestionId;
  choices: readonly Choice[];
}

export const questions: readonly Question[] = (Object.keys(choices) as QuestionId[]).map((id) => ({
  id,
  choices: choices[id],
}));

export const defaultAnswers: Answers = {
  kind: 'utility',
  loaders: 'esm',
  runtime: 'node-20',
  types: 'tsc',
  styles: 'none',
};

interface Rule {
  question: QuestionId;
  /** Choices of this question… */
  excluded: readonly Choice[];
  /** …that are impossible with an earlier answer. */
  when: Partial<{[id in QuestionId]: readonly Answers[id][]}>;
  /** The choice that takes their place. */
  instead: Choice;
  reason: ReasonId;
}

const nodes = choices.runtime.filter((one) => one.startsWith('node'));
const browsers = choices.runtime.filter((one) => one.startsWith('web'));

/** In the order of the questions, so that a rule only looks at answers that hold. */
const rules: readonly Rule[] = [
  {
    question: 'loaders',
    excluded: ['esm-cjs', 'cjs'],
    when: {kind: ['vue']},
    instead: 'esm',
    reason: 'bundlers-load-esm',
  },
  {
    question: 'loaders',
    excluded: ['cjs'],
    when: {kind: ['react']},
    instead: 'esm-cjs',
    reason: 'bundlers-load-esm',
  },
  {
    question: 'loaders',
    excluded: ['esm-script'],
    when: {kind: ['cli']},
    instead: 'esm',
    reason: 'cli-has-no-script',
  },
  {
    question: 'runtime',
    excluded: nodes,
    when: {kind: ['react', 'vue']},
    instead: 'web-2023',
    reason: 'needs-browsers',
  },
  {
    question: 'runtime',
    excluded: browsers,
    when: {kind: ['cli']},
    instead: 'node-20',
    reason: 'needs-node',
  },
  {
    question: 'runtime',
    excluded: nodes,
    when: {loaders: ['esm-script']},
    instead: 'web-2023',
    reason: 'needs-browsers',
  },
  {
    question: 'runtime',
    excluded: browsers,
    when: {loaders: ['cjs']},
    instead: 'node-20',
    reason: 'needs-node',
  },
  {
    question: 'types',
    excluded: ['isolated'],
    when: {kind: ['vue']},
    instead: 'tsc',
    reason: 'vue-needs-vue-tsc',
  },
  {
    question: 'styles',
    excluded: ['css', 'modules'],
    when: {kind: ['utility', 'cli']},
    instead: 'none',
    reason: 'component-styles-only',
  },
];

function findRule(answers: Answers, question: QuestionId, choice: Choice): Rule | undefined {
  return rules.find(
    (rule) =>
      rule.question === question &&
      rule.excluded.includes(choice) &&
      Object.entries(rule.when).every(([id, values]) =>
        (values as readonly Choice[]).includes(answers[id as QuestionId]),
      ),
  );
}

/**
 * Tells why a choice cannot be made beside the answers to the questions before it.
 *
 * @returns the reason's id, or undefined where the choice is possible
 */
export function reasonAgainst(
  answers: Answers,
  question: QuestionId,
  choice: Choice,
): ReasonId | undefined {
  return findRule(answers, question, choice)?.reason;
}

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
  for (const {id} of questions) {
    const rule = findRule(possible, id, possible[id]);
    if (rule) {
      replacements.push({question: id, from: possible[id], to: rule.instead, reason: rule.reason});
      possible = {...possible, [id]: rule.instead};
    }
  }
  return {answers: possible, replacements};
}

/** Whether the answers are possible together. */
export function isAllowed(answers: Answers): boolean {
  return questions.every(({id}) => !findRule(answers, id, answers[id]));
}

/** Every possible combination: what the recorder builds. */
export function listCombinations(): Answers[] {
  let all: Partial<Answers>[] = [{}];
  for (const question of questions) {
    all = all.flatMap((one) => question.choices.map((choice) => ({...one, [question.id]: choice})));
  }
  return (all as Answers[]).filter(isAllowed);
}

/** @returns the answers as a link's fragment without `#`, for example `kind=react&loaders=esm&…` */
export function encodeAnswers(answers: Answers): string {
  return questions.map(({id}) => `${id}=${answers[id]}`).join('&');
}

/** Longer fragments are no answers. */
const maxLength = 200;

/**
 * Reads a link's fragment. Answers that it leaves out are the default ones; impossible combinations are for `normalize`.
 *
 * @param fragment what follows `#`, or with it
 * @returns `none` for a fragment without answers (such as the id of a heading), and `damaged` for one with unknown, repeated
 *   or too many parts
 */
export function decodeAnswers(fragment: string): Answers | 'none' | 'damaged' {
  const text = fragment.replace(/^#/, '');
  if (!text.includes('=')) {
    return 'none';
  }
  if (text.length > maxLength) {
    return 'damaged';
  }
  const read: Partial<Record<string, string>> = {};
  for (const [id, value] of new URLSearchParams(text)) {
    const known = questions.find((question) => question.id === id);
    if (read[id] || !(known?.choices as readonly string[] | undefined)?.includes(value)) {
      return 'damaged';
    }
    read[id] = value;
  }
  return {...defaultAnswers, ...read};
}
