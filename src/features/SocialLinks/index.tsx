import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import HoverMenu from '../HoverMenu';
import {IconMore} from '../icons';
import type {SocialLink as Link} from '../../config/themeOptions';
import SocialLink from './SocialLink';
import styles from './styles.module.css';

/** How many stand in the bar; the rest is behind a button. */
const mostInline = 5;

/** Links to the official channels, each an icon with the channel's name. */
export default function SocialLinks({links}: {readonly links: readonly Link[]}): ReactNode {
  const rest = links.slice(mostInline);
  return (
    <ul className={styles.list}>
      {links.slice(0, mostInline).map((link) => (
        <li key={link.label}>
          <SocialLink link={link} />
        </li>
      ))}
      {rest.length > 0 ? (
        <li>
          <HoverMenu
            sign={<IconMore />}
            label={translate({
              id: 'site.navbar.moreLinks.label',
              message: 'More links',
              description:
                'Button that shows the channels which do not fit into the navigation bar',
            })}
          >
            {rest.map((link) => (
              <SocialLink key={link.label} link={link} named />
            ))}
          </HoverMenu>
        </li>
      ) : null}
    </ul>
  );
}
