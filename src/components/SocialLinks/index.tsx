import type {ReactNode} from 'react';

import {IconDiscord, IconGithub, IconX} from '../icons';
import type {ThemeOptions} from '../../site/themeOptions';
import styles from './styles.module.css';

const icons: Record<string, typeof IconGithub> = {
  github: IconGithub,
  x: IconX,
  discord: IconDiscord,
};

/** Links to the official channels, each an icon with the channel's name. */
export default function SocialLinks({
  links,
}: {
  readonly links: ThemeOptions['socialLinks'];
}): ReactNode {
  return (
    <ul className={styles.list}>
      {links.map(({icon, label, href}) => {
        const Icon = icons[icon];
        return (
          <li key={href}>
            <a
              className={styles.link}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
            >
              {Icon ? <Icon /> : label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
