import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import HoverMenu from '../HoverMenu';
import {BrandIcon, IconMore} from '../icons';
import type {SocialLink as Channel} from '../../config/themeOptions';
import styles from './styles.module.css';

const maxInline = 5;
const hoverDelayMs = 100;

/** The text, picture or HTML of a channel. */
function Content({mode, label, content = ''}: Channel): ReactNode {
  const src = useBaseUrl(content);
  if (mode === 'img') {
    return <img src={src} alt={label} loading="lazy" width="160" height="160" />;
  }
  return mode === 'dom' ? <div dangerouslySetInnerHTML={{__html: content}} /> : <p>{content}</p>;
}

/** A channel as an icon: a link, or a button that shows its content. */
function Icon(link: Channel): ReactNode {
  const {icon, label, href, content} = link;
  const image = <BrandIcon name={icon} />;
  return content === undefined ? (
    <Link className="quiet" to={href} aria-label={label}>
      {image}
    </Link>
  ) : (
    <HoverMenu trigger={image} label={label} delayMs={hoverDelayMs}>
      <div className="entry">
        <Content {...link} />
      </div>
    </HoverMenu>
  );
}

/** A channel in the menu of the rest: its name, which may be a link, and its content. */
function Entry(link: Channel): ReactNode {
  const {icon, label, href, content} = link;
  return (
    <>
      <Link className="entry" to={href}>
        <BrandIcon name={icon} />
        {label}
      </Link>
      {content === undefined ? null : <Content {...link} />}
    </>
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
          <Icon {...link} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <HoverMenu
            delayMs={hoverDelayMs}
            trigger={<IconMore />}
            label={translate({
              id: 'site.navbar.moreLinks.label',
              message: 'More links',
              description: 'Button that shows the channels for which the bar has no room',
            })}
          >
            {rest.map((link) => (
              <Entry key={link.label} {...link} />
            ))}
          </HoverMenu>
        </li>
      )}
    </ul>
  );
}
