import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';

import {
  questions,
  reasonAgainst,
  type Answers,
  type Choice,
  type QuestionId,
} from '../model/answers';
import {joinSentences, useTexts} from './useTexts';
import styles from './Questions.module.css';

interface Props {
  readonly answers: Answers;
  /** Choices have an effect: the script runs. */
  readonly isReady: boolean;
  readonly choose: (id: QuestionId, choice: Choice) => void;
}

/** The questions, each with its choices as radio buttons. Those that are impossible are disabled, with the reason. */
export default function Questions({answers, isReady, choose}: Props): ReactNode {
  const texts = useTexts();
  const hasStyles = answers.styles !== 'none';
  return (
    <form className={styles.questions} autoComplete="off" data-needs-script data-print="hidden">
      {questions.map(({id}) => {
        const {legend, why, labels} = texts.byQuestion[id];
        const offers = (Object.entries(labels) as [Choice, string][]).map(([choice, label]) => ({
          choice,
          label,
          reason: reasonAgainst(answers, id, choice),
        }));
        const reasons = new Set(
          offers.flatMap(({reason}) => (reason ? texts.reasons[reason] : [])),
        );
        return (
          <fieldset key={id} disabled={!isReady} aria-describedby={`why-${id}`}>
            <legend>{legend}</legend>
            <p id={`why-${id}`}>
              {joinSentences([
                id === 'loaders' && hasStyles ? texts.loadersOfStyles : why,
                ...reasons,
              ])}
            </p>
            <div className={styles.choices}>
              {offers.map(({choice, label, reason}) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={id}
                    value={choice}
                    disabled={reason !== undefined}
                    checked={answers[id] === choice}
                    onChange={() => choose(id, choice)}
                  />
                  {label}
                </label>
              ))}
            </div>
            {id === 'styles' && hasStyles ? (
              <p>
                {interpolate(texts.needsBundler, {
                  oneStylesheet: (
                    <Link to="/guide/advanced/css#bundle-or-not">{texts.oneStylesheet}</Link>
                  ),
                })}
              </p>
            ) : null}
          </fieldset>
        );
      })}
    </form>
  );
}
