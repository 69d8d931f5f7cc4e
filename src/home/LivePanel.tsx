import type {ReactNode} from 'react';
import clsx from 'clsx';
import record from '@generated/build-record/default/record.json';
import Translate, {translate} from '@docusaurus/Translate';

import {buildCommand} from '../config/landing';
import FileList from './FileList';
import {sampleFormats, type SampleFormat} from './recordTypes';
import styles from './LivePanel.module.css';

const notes = (): Record<SampleFormat, string> => ({
  esm: translate({
    id: 'site.home.panel.esm.note',
    message: 'For bundlers and for import in Node.js',
    description: 'Where the ESM format is used, on the landing page',
  }),
  cjs: translate({
    id: 'site.home.panel.cjs.note',
    message: 'For require() in Node.js',
    description: 'Where the CommonJS format is used, on the landing page',
  }),
  umd: translate({
    id: 'site.home.panel.umd.note',
    message: 'For a script tag, an AMD loader or require()',
    description: 'Where the UMD format is used, on the landing page',
  }),
  iife: translate({
    id: 'site.home.panel.iife.note',
    message: 'For a script tag, from a separate entry',
    description: 'Where the IIFE format is used, on the landing page',
  }),
});

/** Draws one curve of the tree that leads from the command (at 50, 28) to the formats (at y = 68). */
function Line({d, className}: {readonly d: string; readonly className?: string}): ReactNode {
  return (
    <svg
      className={clsx(styles.line, className)}
      viewBox="0 0 100 68"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A source file, and the files that a real build made of it, by format. CSS alone follows the checked radio button. */
export default function LivePanel(): ReactNode {
  const {source, files, version} = record;
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.bar}>
        <span className={styles.tab}>{source.title}</span>
        <span className={styles.origin}>
          <Translate
            id="site.home.panel.caption"
            description="Beside the file name in the panel of the landing page"
            values={{version}}
          >
            {'Built with Rslib {version}'}
          </Translate>
        </span>
      </figcaption>
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      <pre className={styles.source} tabIndex={0}>
        <code dangerouslySetInnerHTML={{__html: source.html}} />
      </pre>
      <fieldset className={styles.outputs}>
        <legend className="visuallyHidden">
          <Translate
            id="site.home.panel.format.legend"
            description="Name of the radio buttons that choose a format on the landing page"
          >
            Output format
          </Translate>
        </legend>
        <Line d="M50 0V28" className={styles.trunk} />
        <code className={styles.command}>{buildCommand}</code>
        {sampleFormats.map((format, index) => {
          const x = ((index + 0.5) * 100) / sampleFormats.length;
          return (
            <div key={format} className={styles.choice}>
              <Line d={`M50 28C50 54 ${x} 46 ${x} 68`} />
              <label className={styles.format}>
                <input
                  type="radio"
                  name="home-format"
                  value={format}
                  defaultChecked={index === 0}
                />
                {format}
              </label>
              <div className={styles.result} data-format={format}>
                <p>{notes()[format]}</p>
                <FileList files={files[format]} />
              </div>
            </div>
          );
        })}
      </fieldset>
    </figure>
  );
}
