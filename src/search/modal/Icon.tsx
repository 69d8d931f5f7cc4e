import type {ReactNode} from 'react';

const paths = {
  search: 'M14.4 14.4 18 18M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z',
  cross: 'm5 5 10 10M15 5 5 15',
  star: 'm10 3 2.2 4.4 4.8.7-3.5 3.4.8 4.8L10 14l-4.3 2.3.8-4.8L3 8.1l4.8-.7Z',
  failure:
    'M19 4.8a16 16 0 0 0-2-1.2m-3.3-1.2A16 16 0 0 0 1.1 4.7M16.7 8a12 12 0 0 0-2.8-1.4M10 6a12 12 0 0 0-6.7 2M12.3 14.7a4 4 0 0 0-4.5 0M14.5 11.4A8 8 0 0 0 10 10M3 16 18 2M10 18h0',
  none: 'M15.5 4.8c2 3 1.7 7-1 9.7h0l4.3 4.3-4.3-4.3a7.8 7.8 0 0 1-9.8 1m-2.2-2.2A7.8 7.8 0 0 1 13.2 2.4M2 18 18 2',
} as const;

/** A line drawing that is seen and not heard. */
export function Icon({name}: {name: keyof typeof paths}): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
