import type {ReactNode} from 'react';
import clsx from 'clsx';
import record from '@generated/build-record/default/record.json';
import {translate} from '@docusaurus/Translate';

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

const width = 400;
const height = 68;
/** Where the command stands on the trunk, and the branches begin. */
const knot = 28;

function branch(index: number): string {
  const end = ((index + 0.5) * width) / sampleFormats.length;
  const middle = (knot + height) / 2 + 6;
  return `M${width / 2} ${knot}C${width / 2} ${middle} ${end} ${middle - 8} ${end} ${height}`;
}

/** A part of the line from the source, which is split into one per format; stretched to the panel's width. */
function Line({path, isTrunk}: {readonly path: string; readonly isTrunk?: boolean}): ReactNode {
  return (
    <svg
      className={clsx(styles.line, isTrunk && styles.trunk)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A source file, and what a real build made of it, by format. CSS alone follows the checked radio button. */
export default function LivePanel(): ReactNode {
  const {source, files, version} = record;
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.bar}>
        <span className={styles.tab}>{source.name}</span>
        <span className={styles.origin}>
          {translate(
            {
              id: 'site.home.panel.caption',
              message: 'Built with Rslib {version}',
              description:
                "Beside the file name in the panel of the landing page; {version} is the tool's version",
            },
            {version},
          )}
        </span>
      </figcaption>
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      <pre className={styles.source} tabIndex={0}>
        <code dangerouslySetInnerHTML={{__html: source.html}} />
      </pre>
      <fieldset className={styles.outputs}>
        <legend className="visuallyHidden">
          {translate({
            id: 'site.home.panel.format.legend',
            message: 'Output format',
            description:
              'Name of the group of radio buttons that choose a module format on the landing page',
          })}
        </legend>
        <Line path={`M${width / 2} 0V${knot}`} isTrunk />
        <code className={styles.command}>{buildCommand}</code>
        {sampleFormats.map((format, index) => (
          <div key={format} className={styles.choice}>
            <Line path={branch(index)} />
            <label className={styles.format}>
              <input
                type="radio"
                className={styles.radio}
                name="home-format"
                value={format}
                defaultChecked={index === 0}
              />
              {format}
            </label>
            <div className={styles.result} data-format={format}>
              <p className={styles.note}>{notes()[format]}</p>
              <FileList files={files[format]} />
            </div>
          </div>
        ))}
      </fieldset>
    </figure>
  );
}
