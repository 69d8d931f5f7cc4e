import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {WrittenFile} from './recordTypes';
import styles from './FileList.module.css';

export default function FileList({files}: {readonly files: readonly WrittenFile[]}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <ul className={styles.list}>
      {files.map(({name, bytes}) => {
        const file = name.split('/').at(-1) ?? '';
        return (
          <li key={name} className={styles.file}>
            <code className={styles.name}>
              <span className={styles.folder}>{name.slice(0, -file.length)}</span>
              {file}
            </code>
            <span className={styles.size}>
              {translate(
                {
                  id: 'site.home.file.size',
                  message: '{bytes} bytes',
                  description: 'Size of a file that a build wrote; {bytes} is a number',
                },
                {bytes: bytes.toLocaleString(currentLocale)},
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
