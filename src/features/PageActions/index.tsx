import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {usePageData} from '../Page/usePageData';
import {usePageLanguages} from '../Translation';
import {markdownPath} from '../../lib/routes';
import {IconChevron, IconCopy} from '../icons';
import OpenInMenu, {copyLabels, openInLabel, openInMenuId} from './OpenInMenu';
import styles from './styles.module.css';

/** What can be done with the whole page: copy its Markdown, or hand it to a chat, by links that work without script. */
export default function PageActions(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {routePath} = usePageData();
  const languages = usePageLanguages();
  const path = markdownPath(routePath);
  return (
    <div className={styles.actions} lang={languages.interface} data-print="hidden">
      <button
        type="button"
        className={clsx('quiet', styles.button)}
        data-copy-page={path}
        {...copyLabels()}
      >
        <IconCopy width="15" height="15" />
        <span data-label>
          {translate({
            id: 'site.pageActions.copy.label',
            message: 'Copy Markdown',
            description: 'Button that copies the whole page as Markdown',
          })}
        </span>
      </button>
      <button
        type="button"
        className={clsx('quiet', styles.button)}
        popoverTarget={openInMenuId}
        aria-haspopup="menu"
      >
        {openInLabel()}
        <IconChevron width="13" height="13" />
      </button>
      <OpenInMenu markdownUrl={new URL(path, siteConfig.url).href} />
    </div>
  );
}
