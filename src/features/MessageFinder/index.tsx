'use client';

import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {findMessages, type Message} from './match';
import styles from './styles.module.css';

export const hydrate = 'interaction';

/** Reads the catalogue, which is the rest of the page: each entry has its message as its heading. */
const readCatalogue = () =>
  [...document.querySelectorAll('.markdown h3[id] > code')].map((code) => ({
    text: code.textContent,
    id: code.parentElement?.id ?? '',
  }));

const texts = {
  label: translate({
    id: 'site.messages.label',
    message: 'Paste your log',
    description: 'Label of the field in the catalogue of error messages',
  }),
  none: translate({
    id: 'site.messages.none',
    message: 'This page explains none of the messages in the log.',
    description: 'Shown and spoken in the catalogue of error messages when nothing is found',
  }),
  found: (count: string) =>
    translate(
      {
        id: 'site.messages.found',
        message: 'Messages found: {count}',
        description: 'Shown and spoken above the messages that a pasted log contains',
      },
      {count},
    ),
};

/** A field for a log, and links to the entries of the page whose messages the log contains. Nothing leaves the page. */
export default function MessageFinder(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState('');
  const [matches, setMatches] = useState<Message[]>([]);
  const find = (): void => {
    const log = field.current?.value.trimEnd() ?? '';
    const found = findMessages(log, readCatalogue());
    setStatus(found.length > 0 ? texts.found(String(found.length)) : log && texts.none);
    setMatches(found);
  };
  // What was pasted before hydration.
  useEffect(find, []);
  return (
    <div className={styles.finder} data-needs-script data-print="hidden">
      <label>
        {texts.label}
        <textarea ref={field} rows={5} autoComplete="off" spellCheck={false} onInput={find} />
      </label>
      <p role="status">{status}</p>
      <ol>
        {matches.map(({id, text}) => (
          <li key={id}>
            <a href={`#${id}`} lang="en">
              <code>{text}</code>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
