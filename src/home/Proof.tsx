import type {ReactNode} from 'react';

import CodeBlock from '@site/src/features/CodeBlock';
import type {Sample} from '@site/src/build/record/types';
import Title from './Title';
import styles from './Proof.module.css';

interface Props {
  readonly title: string;
  /** One or two sentences. */
  readonly text: ReactNode;
  /** What the reader writes. */
  readonly code: Sample;
  /** Give the greater width to what came of the code. Default: to the code. */
  readonly wideResult?: boolean;
  /** What came of it. */
  readonly children: ReactNode;
}

/** One thing that the tool does: said, written and shown. */
export default function Proof({title, text, code, wideResult, children}: Props): ReactNode {
  return (
    <article className={styles.proof}>
      <div className={styles.text}>
        <Title level={3} className={styles.title}>
          {title}
        </Title>
        <p>{text}</p>
      </div>
      <div className={styles.shown} data-wide-result={wideResult || undefined}>
        <CodeBlock language={code.language} html={code.html} title={code.name} />
        <div className={styles.result}>{children}</div>
      </div>
    </article>
  );
}
