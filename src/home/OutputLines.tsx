import type {ReactNode} from 'react';

import {outputNames} from '@site/src/config/landing';
import styles from './OutputLines.module.css';

/** Distance between two lines, in the drawing's units and in CSS pixels. */
const step = 26;
const height = outputNames.length * step;
const width = 144;

function branch(index: number): string {
  const end = (index + 0.5) * step;
  const middle = width / 2;
  return `M0 ${height / 2}C${middle} ${height / 2} ${middle} ${end} ${width} ${end}`;
}

/**
 * The site's identity, drawn wide: one line that splits into parallel lines. Decorative, for the
 * panel above says the same in words.
 */
export default function OutputLines(): ReactNode {
  return (
    <div className={styles.lines} aria-hidden="true">
      <span className={styles.source} />
      <svg className={styles.fork} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {outputNames.map((name, index) => (
          <path key={name} d={branch(index)} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <ul className={styles.outputs}>
        {outputNames.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
