import type {ReactNode} from 'react';
import clsx from 'clsx';
import landing from '@generated/landing-data/default/data.json';
import Translate, {translate} from '@docusaurus/Translate';

import CodeBlock from '@site/src/features/CodeBlock';
import {outputNames, type OutputName} from './landingData';
import styles from './LivePanel.module.css';

const buildCommand = 'npx rslib';

const notes = (): Record<OutputName, string> => ({
  esm: translate({
    id: 'site.home.panel.esm.note',
    message: 'For bundlers and for import in Node.js',
    description: 'Where the ESM format is used, on the landing page',
  }),
  'd.ts': translate({
    id: 'site.home.panel.dts.note',
    message: 'For TypeScript and editors, with your comments',
    description: 'Where declarations are used, on the landing page',
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

/** A source file, and the code that a build emits from it, by format. CSS shows that of the checked radio button. */
export default function LivePanel(): ReactNode {
  return (
    <div>
      <CodeBlock {...landing.source} />
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
        {outputNames.map((name, index) => {
          const x = ((index + 0.5) * 100) / outputNames.length;
          return (
            <div key={name} className={styles.choice}>
              <Line d={`M50 28C50 54 ${x} 46 ${x} 68`} />
              <label className={styles.format}>
                <input type="radio" name="home-format" value={name} defaultChecked={index === 0} />
                {name}
              </label>
              <div className={styles.result}>
                <p>{notes()[name]}</p>
                <CodeBlock {...landing.outputs[name]} />
              </div>
            </div>
          );
        })}
      </fieldset>
    </div>
  );
}
