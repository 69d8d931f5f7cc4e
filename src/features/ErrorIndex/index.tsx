import {Fragment, type ReactNode} from 'react';
import messages from '@generated/page-index/default/messages.json';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {foreignLanguage} from '../../lib/foreignText';
import type {MessageEntry, MessageOrigin} from '../../lib/pageRecord';

/** Sort key of a message, without the quote or the mark of a tool that many begin with. */
const sortKey = (text: string): string => text.replace(/^\[[\w:]+\] |[^\p{L}\p{N}]/gu, '');

function byText(entries: readonly MessageEntry[]): [text: string, places: MessageEntry[]][] {
  const groups = new Map<string, MessageEntry[]>();
  for (const entry of entries) {
    const places = groups.get(entry.text) ?? [];
    // A section may print a message twice.
    if (places.every(({url}) => url !== entry.url)) {
      groups.set(entry.text, [...places, entry]);
    }
  }
  return [...groups].sort(([a], [b]) => sortKey(a).localeCompare(sortKey(b), 'en'));
}

/**
 * Every message of one origin that the pages of this version explain, as it is printed, with links to the explanations
 * (`src/plugins/pages/messages`). It throws if there is none, because the heading above it would be empty.
 */
export default function ErrorIndex({origin}: {readonly origin: MessageOrigin}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {version, isLast} = useDocsVersion();
  const entries = byText(
    messages.filter(
      (message) => message.origin === origin && message.version === (isLast ? '' : version),
    ),
  );
  if (entries.length === 0) {
    throw new Error(`<ErrorIndex origin="${origin}" /> finds no message on any page.`);
  }
  return (
    <ul>
      {entries.map(([text, places]) => (
        <li key={text}>
          {/* One paragraph, so that a message and its links stay closer than two entries. */}
          <p>
            <span lang={foreignLanguage(text, currentLocale)}>
              <samp>{text}</samp>
            </span>
            {places.map(({url, heading, title}) => (
              <Fragment key={url}>
                <br />
                <Link
                  to={url}
                  autoAddBaseUrl={false}
                  lang={foreignLanguage(heading, currentLocale)}
                >
                  {heading}
                </Link>
                {` · ${title}`}
              </Fragment>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
