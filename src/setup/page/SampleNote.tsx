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
    <div className={styles.questions} data-print="hidden">
      <h2>{texts.title}</h2>
      <code>{name.slice(split + 1)}</code>
      <a href={withBaseUrl(`/${name.slice(0, split)}`)}>{texts.page}</a>
      <a href={`#${encodeAnswers(defaultAnswers)}`}>{texts.leave}</a>
    </div>
  );
}
