import type {ReactNode} from 'react';
import clsx from 'clsx';

import HoverMenu from '../HoverMenu';
import {IconDiscord, IconGithub, IconX} from '../icons';
import type {SocialLink as Link} from '../../config/themeOptions';
import styles from './styles.module.css';

const icons: Record<string, typeof IconGithub> = {
  github: IconGithub,
  x: IconX,
  discord: IconDiscord,
};

interface Props {
  readonly link: Link;
  /** Show the name beside the icon. Default: no. */
  readonly named?: boolean;
}

/** What a channel shows that is no link. */
function Content({mode, label, content = ''}: Link): ReactNode {
  switch (mode) {
    case 'img':
      return <img src={content} alt={label} loading="lazy" width="160" height="160" />;
    case 'dom':
      return <div dangerouslySetInnerHTML={{__html: content}} />;
    default:
      return <p>{content}</p>;
  }
}

/** One channel, as a link, or as a button that shows a text, a picture or HTML. */
export default function SocialLink({link, named}: Props): ReactNode {
  const {icon, label, href, mode = 'link'} = link;
  const Icon = icons[icon];
  const sign = Icon ? <Icon /> : label;
  if (mode !== 'link') {
    return (
      <HoverMenu sign={sign} label={label}>
        <div className={styles.content}>
          <Content {...link} />
        </div>
      </HoverMenu>
    );
  }
  return (
    <a
      className={clsx('quiet', named && styles.named)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={named ? undefined : label}
    >
      {sign}
      {named ? <span>{label}</span> : null}
    </a>
  );
}
