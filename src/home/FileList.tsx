import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {WrittenFile} from './recordTypes';
import styles from './FileList.module.css';

/** Folder and file name apart, so that the name can stand out. */
function split(name: string): [folder: string, file: string] {
  const end = name.lastIndexOf('/') + 1;
  return [name.slice(0, end), name.slice(end)];
}

/** Files that a build wrote, with their sizes in bytes. */
export default function FileList({files}: {readonly files: readonly WrittenFile[]}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <ul className={styles.list}>
      {files.map(({name, bytes}) => {
        const [folder, file] = split(name);
        return (
          <li key={name} className={styles.file}>
            <code className={styles.name}>
              <span className={styles.folder}>{folder}</span>
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
