import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {record} from './record';
import styles from './Facts.module.css';

/** What a reader checks before trying: the version, where it runs, and the terms. */
export default function Facts(): ReactNode {
  const facts = [
    translate(
      {
        id: 'site.home.facts.version',
        message: 'Version {version}',
        description: 'Small print of the landing page; {version} is the version of the tool',
      },
      {version: record.version},
    ),
    translate({
      id: 'site.home.facts.node',
      message: 'Node.js 20.19+ or 22.12+',
      description: 'Small print of the landing page: the Node.js versions that the tool runs on',
    }),
    translate({
      id: 'site.home.facts.licence',
      message: 'MIT license',
      description: 'Small print of the landing page: the licence of the tool',
    }),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
