import type {ReactNode} from 'react';

interface Props {
  readonly className?: string;
}

/** An arrow along the reading direction, or out of the page; hidden from assistive technology. */
function Arrow({className, path}: Props & {readonly path: string}): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const IconForward = (props: Props): ReactNode => (
  <Arrow {...props} path="M3 8h10M9 4l4 4-4 4" />
);

export const IconExternal = (props: Props): ReactNode => (
  <Arrow {...props} path="m5 11 6-6M6 5h5v5" />
);
