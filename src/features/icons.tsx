import type {ReactNode, SVGProps} from 'react';

import {brandIcons, type BrandIconName} from '../config/brandIcons';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

const filled = {fill: 'currentColor', stroke: 'none'} as const;

/** Makes an icon from a path: on a grid of 24 units, in the text's colour, hidden from assistive technology. */
function icon(d: string, own?: IconProps): (props: IconProps) => ReactNode {
  return (props) => (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...own}
      {...props}
    >
      <path d={d} />
    </svg>
  );
}

export const IconCopy = icon(
  'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM5 15V6a2 2 0 0 1 2-2h8',
);
export const IconMenu = icon('M4 7h16M4 12h16M4 17h16');
export const IconSearch = icon('m20 20-3.9-3.9M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z');
export const IconClose = icon('m6 6 12 12M18 6 6 18');
export const IconChevron = icon('m9 6 6 6-6 6');
export const IconDown = icon('m6 9 6 6 6-6');
export const IconSun = icon(
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
);
export const IconMoon = icon('M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z');
export const IconLanguage = icon(
  'M3 6h10M8 4v2m3 0c-.8 4-3.5 7-7 8.5M5.5 9c1.2 2.5 3.5 4.5 6 5.5M12 20l4.5-10L21 20m-7.6-3h6.2',
);
export const IconOutline = icon('M4 6h16M8 12h12M12 18h8');
export const IconEdit = icon('m4 20 1-4L16 5l3 3L8 19l-4 1Zm9.5-12.5 3 3');
export const IconArrowOut = icon('m7 17 10-10M9 7h8v8');
export const IconMore = icon('M5 12h.01M12 12h.01M19 12h.01', {strokeWidth: '2.5'});
export const IconArrowUp = icon('M12 19V5m-6 6 6-6 6 6');
export const IconForward = icon('M4.5 12h15m-6-6 6 6-6 6', {strokeWidth: '2'});
export const IconGrid = icon(
  'M4 4h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4zM4 10h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4zM4 16h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4z',
  filled,
);

/** The sign of a channel or of a host of source code. */
export function BrandIcon({name, ...props}: IconProps & {readonly name: BrandIconName}): ReactNode {
  return icon(brandIcons[name], filled)(props);
}
