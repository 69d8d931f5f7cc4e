import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {useSiteOptions} from '@site/src/config/useSiteOptions';
import SocialLinks from '@site/src/features/SocialLinks';
import styles from './styles.module.css';

/** Ejected: the licence and the channels. */
export default function Footer(): ReactNode {
  const {socialLinks} = useSiteOptions();
  return (
    <footer className={styles.footer} data-print="hidden">
      <div className={styles.inner}>
        <p>
          {translate({
            id: 'site.footer.licence',
            message: 'Rslib is free software under the MIT license.',
            description: 'The licence line at the foot of every page',
          })}
        </p>
        <SocialLinks links={socialLinks} />
      </div>
    </footer>
  );
}
