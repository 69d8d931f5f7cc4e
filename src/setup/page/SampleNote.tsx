import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

import {defaultAnswers, encodeAnswers} from '../model/answers';
import {useTexts} from './useTexts';
import styles from './Questions.module.css';

interface Props {
  readonly name: string;
}

/** In place of the questions: where a sample of the documentation comes from, and the way back to them. */
export default function SampleNote({name}: Props): ReactNode {
  const {sample: texts} = useTexts();
  const {withBaseUrl} = useBaseUrlUtils();
  const split = name.lastIndexOf('/');
  return (
    <section className={styles.questions} aria-label={texts.title} data-print="hidden">
      <div>
        <strong>{texts.title}</strong>
        <p translate="no">{name.slice(split + 1)}</p>
      </div>
      <a href={withBaseUrl(`/${name.slice(0, split).replace(/\/index$/, '/')}`)}>{texts.page}</a>
      <a href={`#${encodeAnswers(defaultAnswers)}`}>{texts.leave}</a>
    </section>
  );
}
