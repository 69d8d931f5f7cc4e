import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

import {familyTools} from '@site/src/config/tools';
import {toolsLabel} from '@site/src/features/FamilyTools';
import {useSiteOptions} from '@site/src/config/useSiteOptions';
import SocialLinks from '@site/src/features/SocialLinks';
import styles from './styles.module.css';

/** The foot of every page: the tool's family, the channels and the licence. */
export default function Footer(): ReactNode {
  const {socialLinks} = useSiteOptions();
  return (
    <footer className={styles.footer} data-print="hidden">
      <div className={styles.inner}>
        <p className={styles.licence}>
          {translate({
            id: 'site.footer.licence',
            message: 'Rslib is free software under the MIT license.',
            description: 'The licence line at the foot of every page',
          })}
        </p>
        <ul className={styles.tools} aria-label={toolsLabel()}>
          {familyTools.map(({name, url}) => (
            <li key={name}>
              <Link to={url}>{name}</Link>
            </li>
          ))}
        </ul>
        <SocialLinks links={socialLinks} />
      </div>
    </footer>
  );
}
