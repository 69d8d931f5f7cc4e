import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

import {buildCommand} from '@site/src/config/landing';
import {sampleFormats} from './recordTypes';
import FileList from './FileList';
import FormatFork from './FormatFork';
import FormatNote from './FormatNote';
import {record} from './record';
import styles from './LivePanel.module.css';

/**
 * A source file, and what a real build made of it, by format. The switch is a group of native radio
 * buttons and sibling selectors: it works by keyboard, and without hydration.
 */
export default function LivePanel(): ReactNode {
  const {source, files, version} = record;
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.bar}>
        <span className={styles.tab}>{source.name}</span>
        <span className={styles.origin}>
          <Translate
            id="site.home.panel.caption"
            values={{version}}
            description="Beside the file name in the panel of the landing page; {version} is the tool's version"
          >
            {'A real build by Rslib {version}'}
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
            description="Name of the group of radio buttons that choose a module format on the landing page"
          >
            Output format
          </Translate>
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
        <FormatFork className={styles.fork} />
        <code className={styles.command}>{buildCommand}</code>
        <div className={styles.results}>
          {sampleFormats.map((format) => (
            <div key={format} className={styles.result} data-format={format}>
              <FormatNote format={format} />
              <FileList files={files[format]} />
            </div>
          ))}
        </div>
      </fieldset>
    </figure>
  );
}
