import {
  choices,
  defaultAnswers,
  encodeAnswers,
  listCombinations,
  normalize,
  reasonAgainst,
  type Answers,
  type QuestionId,
} from '@site/src/setup/model/answers';

/** All answers, whether they are possible together or not. */
const everything = (Object.keys(choices) as QuestionId[]).reduce<Answers[]>(
  (all, id) => all.flatMap((one) => choices[id].map((choice) => ({...one, [id]: choice}))),
  [defaultAnswers],
);

test('impossible answers are replaced, each with its reason, and possible ones are kept', () => {
  const combinations = listCombinations().map(encodeAnswers);
  for (const answers of everything) {
    const {answers: possible, replacements} = normalize(answers);
    expect(combinations).toContain(encodeAnswers(possible));
    expect(replacements.length === 0).toBe(combinations.includes(encodeAnswers(answers)));
    expect(possible.kind).toBe(answers.kind);
    for (const {question, from, to, reason} of replacements) {
      expect([answers[question], possible[question]]).toEqual([from, to]);
      expect(reasonAgainst(possible, question, from)).toBe(reason);
    }
  }
  const {answers, replacements} = normalize({...defaultAnswers, kind: 'vue', loaders: 'cjs'});
  expect(answers).toMatchObject({kind: 'vue', loaders: 'esm', runtime: 'web-2023'});
  expect(replacements.map(({reason}) => reason)).toEqual(['bundlers-load-esm', 'needs-browsers']);
});

test('each choice of a question is possible with some answers', () => {
  const combinations = listCombinations();
  for (const id of Object.keys(choices) as QuestionId[]) {
    expect(new Set(combinations.map((one) => one[id]))).toEqual(new Set(choices[id]));
  }
});
