import type {ReactNode} from 'react';

import {
  questions,
  reasonAgainst,
  type Answers,
  type Choice,
  type QuestionId,
} from '../model/answers';
import {joinSentences, labelOf, questionTexts, reasonTexts, texts} from './texts';
import styles from './Questions.module.css';

interface Props {
  readonly answers: Answers;
  /** Choices have an effect: the script runs. */
  readonly isReady: boolean;
  readonly choose: (id: QuestionId, choice: Choice) => void;
}

/** The questions, each with its choices as radio buttons. Those that are impossible are disabled, with the reason. */
export default function Questions({answers, isReady, choose}: Props): ReactNode {
  return (
    <form
      className={styles.questions}
      aria-label={texts.questions}
      autoComplete="off"
      data-needs-script
      data-print="hidden"
    >
      {questions.map(({id}) => {
        const {legend, why, labels} = questionTexts[id];
        const offers = (Object.keys(labels) as Choice[]).map((choice) => ({
          choice,
          reason: reasonAgainst(answers, id, choice),
        }));
        const reasons = new Set(offers.flatMap(({reason}) => (reason ? reasonTexts[reason] : [])));
        return (
          <fieldset key={id} disabled={!isReady} aria-describedby={`why-${id}`}>
            <legend>{legend}</legend>
            <p id={`why-${id}`}>{joinSentences([why, ...reasons])}</p>
            <div className={styles.choices}>
              {offers.map(({choice, reason}) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={id}
                    value={choice}
                    disabled={reason !== undefined}
                    checked={answers[id] === choice}
                    onChange={() => choose(id, choice)}
                  />
                  {labelOf(id, choice)}
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </form>
  );
}
