import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import HoverMenu from '../HoverMenu';
import {hoverDelayMs} from '../HoverMenu/client';
import {BrandIcon, IconMore} from '../icons';
import type {SocialLink as Channel} from '../../config/themeOptions';
import styles from './styles.module.css';

const maxInline = 5;

/** The text, picture or HTML that a channel shows in its popover. */
function Content({mode, label, content = ''}: Channel): ReactNode {
  const src = useBaseUrl(content);
  if (mode === 'img') {
    return <img src={src} alt={label} loading="lazy" width="160" height="160" />;
  }
  return mode === 'dom' ? <div dangerouslySetInnerHTML={{__html: content}} /> : <p>{content}</p>;
}

/** A channel: a link, with its name or without; or a button that shows its content. */
function SocialLink({link, named}: {readonly link: Channel; readonly named?: boolean}): ReactNode {
  const {icon, label, href, mode = 'link'} = link;
  const sign = <BrandIcon name={icon} />;
  if (mode !== 'link') {
    return (
      <HoverMenu sign={sign} label={label} delayMs={hoverDelayMs}>
        <div className={styles.content}>
          <Content {...link} />
        </div>
      </HoverMenu>
    );
  }
  return (
    <Link
      className={clsx('quiet', named && styles.named)}
      to={href}
      aria-label={named ? undefined : label}
    >
      {sign}
      {named && label}
    </Link>
  );
}

/** Links to the official channels, each an icon with the channel's name. */
export default function SocialLinks({links}: {readonly links: readonly Channel[]}): ReactNode {
  const rest = links.slice(maxInline);
  return (
    <ul
      className={styles.list}
      aria-label={translate({
        id: 'site.socialLinks.label',
        message: 'Community',
        description: 'Spoken name of the list of links to the official channels',
      })}
    >
      {links.slice(0, maxInline).map((link) => (
        <li key={link.label}>
          <SocialLink link={link} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <HoverMenu
            delayMs={hoverDelayMs}
            sign={<IconMore />}
            label={translate({
              id: 'site.navbar.moreLinks.label',
              message: 'More links',
              description: 'Button that shows the channels for which the bar has no room',
            })}
          >
            {rest.map((link) => (
              <SocialLink key={link.label} link={link} named />
            ))}
          </HoverMenu>
        </li>
      )}
    </ul>
  );
}
