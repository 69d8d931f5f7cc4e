import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {markdownPath} from '../../lib/routes';
import HoverMenu from '../HoverMenu';
import {usePageChrome} from '../Page/chrome';
import {usePageData} from '../Page/usePageData';
import {introduction, StaleNotice} from '../Translation';
import {IconArrowOut, IconCopy, IconDown} from '../icons';
import {buttonLabel, copyPath, copyText, failedText} from './client';
import styles from './styles.module.css';

/** AI chats, by the address of a new conversation. Each takes the question as `q` in it. */
export const chatServices = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search'},
  {name: 'Claude', url: 'https://claude.ai/new'},
  {name: 'Perplexity', url: 'https://www.perplexity.ai/search/new'},
];

/** @returns the address that opens a service with the question written already */
export function chatLink(url: string, question: string): string {
  const address = new URL(url);
  address.searchParams.set('q', question);
  return address.href;
}

/** The menu "Open in". @param markdownUrl absolute, for services elsewhere */
function OpenInMenu({markdownUrl}: {readonly markdownUrl: string}): ReactNode {
  const label = translate({
    id: 'site.pageActions.openIn.label',
    message: 'Open in',
    description: "Button that opens a menu of AI chats to read the page in; also the menu's name",
  });
  const question = translate(
    {
      id: 'site.pageActions.openIn.question',
      message: 'Read {url} so that I can ask you questions about it.',
      description: 'The question that an AI chat is opened with; {url} is the page as Markdown',
    },
    {url: markdownUrl},
  );
  const trigger = (
    <>
      {label}
      <IconDown width="13" height="13" />
    </>
  );
  const itemClass = clsx('entry', styles.item);
  return (
    <HoverMenu
      trigger={trigger}
      label={label}
      role="menu"
      delayMs={null}
      className={clsx('quiet', styles.button)}
    >
      {chatServices.map(({name, url}, index) => (
        <Link
          key={name}
          role="menuitem"
          className={itemClass}
          to={chatLink(url, question)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- when the menu opens
          autoFocus={index === 0}
        >
          {name}
          <IconArrowOut width="14" height="14" />
        </Link>
      ))}
      <div role="separator" className={styles.line} />
      <button type="button" role="menuitem" className={itemClass} {...copyText(markdownUrl)}>
        <span {...buttonLabel()}>
          <Translate
            id="site.pageActions.copyLink.label"
            description="Entry of the menu Open in: copies the address of the page's Markdown copy"
          >
            Copy Markdown link
          </Translate>
        </span>
        <IconCopy width="14" height="14" />
      </button>
    </HoverMenu>
  );
}

/** Buttons to copy the page as Markdown, and to open it in a chat. The links work without script. */
function PageActions(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {routePath} = usePageData();
  const path = markdownPath(routePath);
  return (
    <div className={styles.actions} data-print="hidden">
      <button
        type="button"
        className={clsx('quiet', styles.button)}
        {...copyPath(path)}
        {...failedText(
          translate({
            id: 'site.pageActions.copy.failed',
            message: 'Could not load the page',
            description: 'Shown and spoken when the Markdown of a page cannot be fetched',
          }),
        )}
      >
        <IconCopy width="15" height="15" />
        <span {...buttonLabel()}>
          {translate({
            id: 'site.pageActions.copy.label',
            message: 'Copy Markdown',
            description: 'Button that copies the whole page as Markdown',
          })}
        </span>
      </button>
      <OpenInMenu markdownUrl={new URL(path, siteConfig.url).href} />
    </div>
  );
}

/** The title of a doc as an `h1`, if it shows one, with the page actions beside it. */
export default function DocHeader({children}: {readonly children?: ReactNode}): ReactNode {
  const {pageType} = usePageChrome();
  const actions = pageType === 'doc' ? <PageActions /> : null;
  return (
    <>
      {children || actions ? (
        <header className={styles.head}>
          {children}
          {actions}
        </header>
      ) : null}
      <StaleNotice section={introduction} />
    </>
  );
}
