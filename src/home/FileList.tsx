import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {WrittenFile} from './recordTypes';
import styles from './FileList.module.css';

/** The files that a build wrote, with their sizes. */
export default function FileList({files}: {readonly files: readonly WrittenFile[]}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <ul className={styles.list}>
      {files.map(({name, bytes}) => {
        const start = name.lastIndexOf('/') + 1;
        return (
          <li key={name} className={styles.file}>
            <code>
              <span className={styles.muted}>{name.slice(0, start)}</span>
              {name.slice(start)}
            </code>
            <span className={styles.muted}>
              <Translate
                id="site.home.file.size"
                description="Size of a file that a build wrote; {bytes} is a number"
                values={{bytes: bytes.toLocaleString(currentLocale)}}
              >
                {'{bytes} bytes'}
              </Translate>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
