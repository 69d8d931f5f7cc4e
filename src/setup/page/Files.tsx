import type {ComponentType, ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';

import CopyButton from '../../features/CopyButton';
import {codeBlock} from '../../features/CodeBlock/client';
import {IconEdit} from '../../features/icons';
import {configPath} from '../model/link';
import {formatSize, languageOf, toHtml, type ShownFile} from './code';
import type {EditorProps} from './Editor';
import {useTexts} from './texts';
import block from '../../features/CodeBlock/styles.module.css';
import styles from './styles.module.css';

function ChangeMark({change}: Pick<ShownFile, 'change'>): ReactNode {
  const texts = useTexts();
  return change ? <span className="tag">{texts.changes[change]}</span> : null;
}

/** Shows the file's panel, and moves the focus to its code. The fragment of the address is taken. */
function reveal(path: string): void {
  const code = document.getElementById(path);
  code?.focus({preventScroll: true});
  code?.parentElement?.scrollIntoView();
}

/** Names, sizes and changes of files; a name leads to its panel. */
export function FileList({files}: {readonly files: readonly ShownFile[]}): ReactNode {
  const texts = useTexts();
  return (
    <ul>
      {files.map(({path, size, gzip, change}) => (
        <li key={path}>
          {change === 'removed' ? (
            <del>{path}</del>
          ) : (
            <button type="button" onClick={() => reveal(path)}>
              {path}
            </button>
          )}
          <ChangeMark change={change} />
          {size !== undefined && gzip !== undefined ? (
            <span className={styles.size}>
              {interpolate(texts.size, {size: formatSize(size), gzip: formatSize(gzip)})}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface PanelsProps {
  readonly title: string;
  readonly files: readonly ShownFile[];
  /** Whether lines that differ are marked. */
  readonly isComparing: boolean;
  /** Edits all files but the configuration, which is printed. It is loaded with the tool. */
  readonly Editor?: ComponentType<EditorProps> | undefined;
  readonly onEdit?: (path: string, code: string) => void;
  /** Loads it. */
  readonly startEditing?: (() => void) | undefined;
}

/** Lines of a file that fit into its panel. */
const maxLines = 18;

const isSource = ({path}: ShownFile): boolean => path.startsWith('src/');

/** The text of each file. Sources come first while they can be edited, beside what is built from them. */
export function FilePanels(props: PanelsProps): ReactNode {
  const {title, files, isComparing, Editor, onEdit, startEditing} = props;
  const texts = useTexts();
  const present = files.filter(({change}) => change !== 'removed');
  const shown = Editor
    ? present.toSorted((a, b) => Number(isSource(b)) - Number(isSource(a)))
    : present;
  return (
    <div className={styles.panels}>
      <h2>{title}</h2>
      {shown.map((file) => {
        const {path, code, size, change, before} = file;
        const language = languageOf(path);
        const html = toHtml(code, language, isComparing ? before : code);
        return (
          <section
            key={path}
            className={block.block}
            data-lines={Math.min(code.split('\n').length, maxLines)}
            {...codeBlock()}
          >
            <div className={block.bar}>
              <span className={block.title}>{path}</span>
              <ChangeMark change={change} />
              {size === undefined ? null : <span className={styles.size}>{formatSize(size)}</span>}
              {isSource(file) && startEditing ? (
                <button
                  type="button"
                  className="quiet"
                  aria-label={interpolate(texts.startEditing, {path})}
                  aria-describedby="setup-live"
                  onClick={startEditing}
                >
                  <IconEdit />
                </button>
              ) : null}
              <CopyButton label={interpolate(texts.copyFile, {path})} />
            </div>
            {Editor && onEdit && path !== configPath ? (
              <Editor path={path} code={code} onEdit={(text) => onEdit(path, text)} />
            ) : (
              <pre
                id={path}
                className={block.pre}
                role="region"
                aria-label={path}
                tabIndex={0}
                // `features/ScrollBox` has removed it if the text before did not scroll.
                ref={(box) => box?.setAttribute('tabindex', '0')}
                translate="no"
              >
                <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
              </pre>
            )}
          </section>
        );
      })}
    </div>
  );
}
