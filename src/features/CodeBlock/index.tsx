import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';

import CopyButton from '../CopyButton';
import {IconWrap} from '../icons';
import {codeAction, codeBlock, wrapAttribute} from './client';
import styles from './styles.module.css';

/** Written by `src/plugins/markdown/codeBlock`; every value comes from the fence. */
export interface Props {
  /** The fence's language, `text` when it has none. */
  readonly language: string;
  /** The sample as coloured HTML; see `highlightToHtml`. */
  readonly html: string;
  /** File name or caption, shown as a tab. */
  readonly title?: string;
  readonly lineNumbers?: boolean;
  readonly wrap?: boolean;
  /** Shows the unit of a listing of files with their sizes. */
  readonly sizes?: boolean;
  /** The code as elements, in place of its HTML. */
  readonly children?: ReactNode;
}

const terminalLanguages = new Set(['bash', 'sh', 'shell', 'console']);

/** A code sample. Its buttons need no hydration (`client.ts`). */
export default function CodeBlock({
  language,
  html,
  title,
  lineNumbers,
  wrap,
  sizes,
  children,
}: Props): ReactNode {
  const lines = html.replace(/\n$/, '').split('\n').length;
  return (
    <figure
      className={clsx(styles.block, terminalLanguages.has(language) && styles.terminal)}
      // By default the name is the caption's text, with that of its buttons.
      aria-label={title ?? (language === 'text' ? undefined : language)}
      // The height that is reserved before it is laid out; default: 1.
      data-lines={lines > 1 ? lines : undefined}
      data-line-numbers={lineNumbers ? '' : undefined}
      {...codeBlock()}
      {...{[wrapAttribute]: wrap || undefined}}
    >
      <figcaption className={styles.bar}>
        {title ? <span className={styles.title}>{title}</span> : null}
        {sizes ? (
          <span>
            {translate({
              id: 'site.codeBlock.sizes',
              message: 'sizes in bytes',
              description: 'Label of a listing of files, each with a number: its size',
            })}
          </span>
        ) : (
          <span className={styles.language}>{language === 'text' ? '' : language}</span>
        )}
        <span className={styles.buttons}>
          <button
            type="button"
            className="quiet"
            {...codeAction('wrap')}
            aria-pressed={wrap ?? false}
            aria-label={translate({
              id: 'theme.CodeBlock.wordWrapToggle',
              message: 'Toggle word wrap',
            })}
          >
            <IconWrap />
          </button>
          <CopyButton
            label={translate({
              id: 'theme.CodeBlock.copyButtonAriaLabel',
              message: 'Copy code to clipboard',
            })}
          />
        </span>
      </figcaption>
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1); code that was translated would be copied so. */}
      <pre className={styles.pre} tabIndex={0} translate="no">
        <code
          className={`language-${language}`}
          {...(children === undefined ? {dangerouslySetInnerHTML: {__html: html}} : {children})}
        />
      </pre>
    </figure>
  );
}
