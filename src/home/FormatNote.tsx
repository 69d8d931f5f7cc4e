import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import type {SampleFormat} from './recordTypes';
import styles from './LivePanel.module.css';

const notes: Record<SampleFormat, () => string> = {
  esm: () =>
    translate({
      id: 'site.home.panel.esm.note',
      message: 'For bundlers, and for import in Node.js',
      description: 'Where the ESM format is used, on the landing page',
    }),
  cjs: () =>
    translate({
      id: 'site.home.panel.cjs.note',
      message: 'For require() in Node.js',
      description: 'Where the CommonJS format is used, on the landing page',
    }),
  umd: () =>
    translate({
      id: 'site.home.panel.umd.note',
      message: 'For a script tag, an AMD loader or require()',
      description: 'Where the UMD format is used, on the landing page',
    }),
  iife: () =>
    translate({
      id: 'site.home.panel.iife.note',
      message: 'For a script tag, from an entry of its own',
      description: 'Where the IIFE format is used, on the landing page',
    }),
};

/** Says what a format is for. */
export default function FormatNote({format}: {readonly format: SampleFormat}): ReactNode {
  return <p className={styles.note}>{notes[format]()}</p>;
}
