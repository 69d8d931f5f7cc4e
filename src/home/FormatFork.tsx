import type {ReactNode} from 'react';

import {sampleFormats} from './recordTypes';

const width = 400;
const height = 68;
/** Where the command stands on the trunk, and the branches begin. */
const knot = 28;

function branch(index: number): string {
  const end = ((index + 0.5) * width) / sampleFormats.length;
  const middle = (knot + height) / 2 + 6;
  return `M${width / 2} ${knot}C${width / 2} ${middle} ${end} ${middle - 8} ${end} ${height}`;
}

/** One line from the source, split into one per format; stretched to the panel's width. */
export default function FormatFork({className}: {readonly className?: string}): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M${width / 2} 0V${knot}`} vectorEffect="non-scaling-stroke" data-branch="trunk" />
      {sampleFormats.map((format, index) => (
        <path
          key={format}
          d={branch(index)}
          vectorEffect="non-scaling-stroke"
          data-branch={format}
        />
      ))}
    </svg>
  );
}
