import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {chatServices, type ChatService} from '../../config/chatServices';
import {copyTexts} from '../CopyButton';
import {IconArrowOut, IconCopy} from '../icons';
import styles from './styles.module.css';

/** What a button that copies from the page's address says; read by `src/features/PageActions/client`. */
export function copyLabels(): Record<`data-${string}`, string> {
  return {
    ...copyTexts(),
    'data-label-failed': translate({
      id: 'site.pageActions.copy.failed',
      message: 'Could not load the page',
      description: 'Shown and spoken when the Markdown of a page cannot be fetched',
    }),
  };
}

/** @returns the address that opens a service with the question written already */
export function chatLink({url, parameter}: ChatService, question: string): string {
  const address = new URL(url);
  address.searchParams.set(parameter, question);
  return address.href;
}

/** What the menu is called, and the button that opens it. */
export const openInLabel = (): string =>
  translate({
    id: 'site.pageActions.openIn.label',
    message: 'Open in',
    description: "Button that opens a menu of AI chats to read the page in; also the menu's name",
  });

/** One menu on a page. */
export const openInMenuId = 'open-in';

/** The menu behind "Open in". @param markdownUrl absolute, for services elsewhere */
export default function OpenInMenu({markdownUrl}: {readonly markdownUrl: string}): ReactNode {
  const question = translate(
    {
      id: 'site.pageActions.openIn.question',
      message: 'Read {url} so that I can ask you questions about it.',
      description: 'The question that an AI chat is opened with; {url} is the page as Markdown',
    },
    {url: markdownUrl},
  );
  return (
    <div
      id={openInMenuId}
      popover="auto"
      role="menu"
      className={clsx('overlay', styles.menu)}
      aria-label={openInLabel()}
    >
      {chatServices.map((service) => (
        <Link
          key={service.name}
          role="menuitem"
          className={styles.item}
          to={chatLink(service, question)}
        >
          {service.name}
          <IconArrowOut width="14" height="14" />
        </Link>
      ))}
      <div role="separator" className={styles.line} />
      <button
        type="button"
        role="menuitem"
        className={styles.item}
        data-copy-text={markdownUrl}
        {...copyLabels()}
      >
        <span data-label>
          <Translate
            id="site.pageActions.copyLink.label"
            description="Entry of the menu Open in: copies the address of the page's Markdown copy"
          >
            Copy Markdown link
          </Translate>
        </span>
        <IconCopy width="14" height="14" />
      </button>
    </div>
  );
}
