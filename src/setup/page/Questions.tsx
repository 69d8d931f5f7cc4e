import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';

import {
  choices,
  defaultAnswers,
  encodeAnswers,
  reasonAgainst,
  type Answers,
  type Choice,
  type QuestionId,
} from '../model/answers';
import {joinSentences} from './code';
import {useTexts} from './texts';
import styles from './styles.module.css';

interface Props {
  readonly answers: Answers;
  /** Choices have an effect: the script runs. */
  readonly isReady: boolean;
  readonly onChoose: (id: QuestionId, choice: Choice) => void;
}

/** The questions, each with its choices as radio buttons. Those that are impossible are disabled, with the reason. */
export function Questions({answers, isReady, onChoose}: Props): ReactNode {
  const texts = useTexts();
  return (
    <form className={styles.questions} autoComplete="off" data-needs-script data-print="hidden">
      {(Object.keys(choices) as QuestionId[]).map((id) => {
        const {legend, why, labels} = texts.byQuestion[id];
        const offers = Object.entries(labels) as [Choice, string][];
        const reasons = offers.map(([choice]) => reasonAgainst(answers, id, choice));
        const sentences = new Set(reasons.map((reason) => reason && texts.reasons[reason]));
        return (
          <fieldset key={id} disabled={!isReady} aria-describedby={`why-${id}`}>
            <legend>{legend}</legend>
            <p id={`why-${id}`}>{joinSentences(why, ...sentences)}</p>
            <div className={styles.buttons}>
              {offers.map(([choice, label], index) => (
                <label key={choice} className={styles.button}>
                  <input
                    type="radio"
                    name={id}
                    value={choice}
                    disabled={reasons[index] !== undefined}
                    checked={answers[id] === choice}
                    onChange={() => onChoose(id, choice)}
                  />
                  {label}
                </label>
              ))}
            </div>
            {id === 'styles' && answers.styles !== 'none' ? (
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

/** In place of the questions: where a sample of the documentation comes from, and the way back to them. */
export function SampleNote({name}: {readonly name: string}): ReactNode {
  const texts = useTexts();
  const [, page = '', ownName] = /^(.*)\/(.*)$/.exec(name) ?? [];
  return (
    <section className={styles.questions} aria-label={texts.sample} data-print="hidden">
      <div>
        <strong>{texts.sample}</strong>
        <p translate="no">{ownName}</p>
      </div>
      <Link to={`/${page.replace(/\/index$/, '/')}`}>{texts.samplePage}</Link>
      <a href={`#${encodeAnswers(defaultAnswers)}`}>{texts.leaveSample}</a>
    </section>
  );
}
