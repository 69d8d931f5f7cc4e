import type {ReactNode, SVGProps} from 'react';

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
export const IconWrap = icon('M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h4');
export const IconMenu = icon('M4 7h16M4 12h16M4 17h16');
export const IconClose = icon('m6 6 12 12M18 6 6 18');
export const IconChevron = icon('m9 6 6 6-6 6');
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
export const IconGrid = icon(
  'M4 4h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4zM4 10h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4zM4 16h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4z',
  filled,
);
export const IconGithub = icon(
  'M12 2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-1.7c-2.8.6-3.4-1.3-3.4-1.3-.4-1.2-1.1-1.5-1.1-1.5-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.5 2.3 1.1 2.9.8.1-.6.3-1.1.6-1.3-2.2-.3-4.6-1.1-4.6-5 0-1.1.4-2 1-2.7-.1-.3-.4-1.3.1-2.7 0 0 .8-.3 2.7 1a9.4 9.4 0 0 1 5 0c1.9-1.3 2.7-1 2.7-1 .5 1.4.2 2.4.1 2.7.6.7 1 1.6 1 2.7 0 3.9-2.3 4.7-4.6 5 .4.3.7.9.7 1.9v2.8c0 .3.2.6.7.5A10 10 0 0 0 12 2Z',
  filled,
);
export const IconGitlab = icon(
  'm12 21.4 3.7-11.3H8.3L12 21.4ZM3.1 10.1l-1.1 3.4c-.1.3 0 .7.3.9l9.7 7L3.1 10.1ZM8.3 10.1H3.1l2.2-6.9c.1-.3.6-.3.7 0l2.3 6.9Zm12.6 0 1.1 3.4c.1.3 0 .7-.3.9l-9.7 7 8.9-11.3Zm0 0h-5.2L18 3.2c.1-.3.6-.3.7 0l2.2 6.9Z',
  filled,
);
export const IconX = icon(
  'M17.7 3h3.1l-6.8 7.7L22 21h-6.2l-4.9-6.3L5.3 21H2.2l7.2-8.3L2 3h6.4l4.4 5.8L17.7 3Zm-1.1 16.2h1.7L7.5 4.7H5.7l10.9 14.5Z',
  filled,
);
export const IconDiscord = icon(
  'M19.3 5.3A16.9 16.9 0 0 0 15 4l-.5 1a15.6 15.6 0 0 0-5 0L9 4a16.9 16.9 0 0 0-4.3 1.3C2 9.4 1.2 13.4 1.6 17.3A17 17 0 0 0 6.8 20l1.1-1.8-1.7-.8.4-.3a12.1 12.1 0 0 0 10.8 0l.4.3-1.7.8 1.1 1.8a17 17 0 0 0 5.2-2.7c.5-4.5-.7-8.5-3.1-12ZM8.5 14.9c-1 0-1.9-1-1.9-2.1s.8-2.2 1.9-2.2 2 1 1.9 2.2c0 1.1-.8 2.1-1.9 2.1Zm7 0c-1 0-1.9-1-1.9-2.1s.8-2.2 1.9-2.2 2 1 1.9 2.2c0 1.1-.8 2.1-1.9 2.1Z',
  filled,
);

const small = {viewBox: '0 0 16 16', width: '16', height: '16', strokeWidth: '1.5'};

export const IconForward = icon('M3 8h10M9 4l4 4-4 4', small);
export const IconExternal = icon('m5 11 6-6M6 5h5v5', small);
