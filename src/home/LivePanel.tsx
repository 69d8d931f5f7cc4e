import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {buildCommand} from '../config/landing';
import FileList from './FileList';
import {record} from './record';
import {sampleFormats, type SampleFormat} from './recordTypes';
import styles from './LivePanel.module.css';

/** Says what each format is for. */
const notes = (): Record<SampleFormat, string> => ({
  esm: translate({
    id: 'site.home.panel.esm.note',
    message: 'For bundlers, and for import in Node.js',
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
    message: 'For a script tag, from an entry of its own',
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

const branches = [
  {name: 'trunk', path: `M${width / 2} 0V${knot}`},
  ...sampleFormats.map((name, index) => ({name, path: branch(index)})),
];

/**
 * A source file, and what a real build made of it, by format. What is shown follows the checked radio button by
 * CSS: the switch works by keyboard, and without script.
 */
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
              message: 'A real build by Rslib {version}',
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
        {sampleFormats.map((format, index) => (
          <Fragment key={format}>
            <input
              type="radio"
              id={`home-format-${format}`}
              className={styles.radio}
              name="home-format"
              value={format}
              defaultChecked={index === 0}
            />
            <label htmlFor={`home-format-${format}`} className={styles.format}>
              {format}
            </label>
          </Fragment>
        ))}
        {/* One line from the source, split into one per format; stretched to the panel's width. */}
        <svg
          className={styles.fork}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {branches.map(({name, path}) => (
            <path key={name} d={path} vectorEffect="non-scaling-stroke" data-branch={name} />
          ))}
        </svg>
        <code className={styles.command}>{buildCommand}</code>
        <div className={styles.results}>
          {sampleFormats.map((format) => (
            <div key={format} className={styles.result} data-format={format}>
              <p className={styles.note}>{notes()[format]}</p>
              <FileList files={files[format]} />
            </div>
          ))}
        </div>
      </fieldset>
    </figure>
  );
}
