import type {ComponentType, ReactNode} from 'react';
import clsx from 'clsx';
import {interpolate} from '@docusaurus/Interpolate';

import {buildCommand} from '../../config/landing';
import CopyButton from '../../features/CopyButton';
import {codeBlock} from '../../features/CodeBlock/client';
import {IconEdit} from '../../features/icons';
import {configPath} from '../model/link';
import {formatSize, languageOf, toHtml, type Change, type FileChanges} from './code';
import type {EditorProps} from './Editor';
import {useTexts} from './texts';
import block from '../../features/CodeBlock/styles.module.css';
import styles from './styles.module.css';

export interface ShownFile {
  readonly path: string;
  readonly code: string;
  /** Bytes, of files that the build wrote. */
  readonly size?: number;
  readonly gzip?: number;
}

/** The files of the project, or of the build. */
export interface Side {
  readonly files: readonly ShownFile[];
  readonly changes: FileChanges;
  /** The files before the last choice, if the panels are to show what differs. */
  readonly before: readonly ShownFile[] | undefined;
}

function ChangeMark({change}: {readonly change: Change | undefined}): ReactNode {
  const texts = useTexts();
  return change ? (
    <span className={clsx('tag', styles.change)} data-change={change}>
      {texts.changes[change]}
    </span>
  ) : null;
}

const panelId = (path: string): string => `file:${path}`;

/** Shows the file's panel, and moves the focus to its code. The fragment of the address is taken. */
function reveal(path: string): void {
  const code = document.getElementById(panelId(path));
  code?.focus({preventScroll: true});
  code?.parentElement?.scrollIntoView({block: 'start'});
}

/** Names, sizes and changes of files; a name leads to its panel. */
function FileList({files, changes}: Side): ReactNode {
  const texts = useTexts();
  const removed = [...changes.keys()].filter((path) => changes.get(path) === 'removed');
  return (
    <ul>
      {files.map(({path, size, gzip}) => (
        <li key={path}>
          <button type="button" onClick={() => reveal(path)}>
            {path}
          </button>
          <ChangeMark change={changes.get(path)} />
          {size !== undefined && gzip !== undefined ? (
            <span className={styles.size}>
              {interpolate(texts.size, {size: formatSize(size), gzip: formatSize(gzip)})}
            </span>
          ) : null}
        </li>
      ))}
      {removed.map((path) => (
        <li key={path}>
          <del>{path}</del>
          <ChangeMark change="removed" />
        </li>
      ))}
    </ul>
  );
}

/** The files of the project, and those that the command makes of them. */
export function BuildMap({
  project,
  dist,
}: {
  readonly project: Side;
  readonly dist: Side;
}): ReactNode {
  return (
    <div className={styles.map} data-print="hidden">
      <FileList {...project} />
      <code>{buildCommand}</code>
      <FileList {...dist} />
    </div>
  );
}

interface PanelsProps extends Side {
  readonly title: string;
  /** Edits sources; that of the configuration is printed. It is loaded with the tool. */
  readonly Editor?: ComponentType<EditorProps> | undefined;
  readonly onEdit?: EditorProps['onEdit'];
  /** Loads it. */
  readonly startEditing?: (() => void) | undefined;
}

/** Lines of a file that fit into its panel. */
const maxLines = 18;

const isSource = (path: string): boolean => path.startsWith('src/');

interface PanelProps extends Omit<PanelsProps, 'title' | 'files'> {
  readonly file: ShownFile;
}

function FilePanel(props: PanelProps): ReactNode {
  const {file, changes, before, Editor, onEdit, startEditing} = props;
  const {path, code, size} = file;
  const texts = useTexts();
  const language = languageOf(path);
  const old = before?.find((one) => one.path === path);
  const shared = {id: panelId(path), path, code};
  return (
    <section
      className={clsx(block.block)}
      data-lines={Math.min(code.split('\n').length, maxLines)}
      {...codeBlock()}
    >
      <div className={block.bar}>
        <span className={block.title}>{path}</span>
        <ChangeMark change={changes.get(path)} />
        {size === undefined ? null : <span className={styles.size}>{formatSize(size)}</span>}
        {isSource(path) && startEditing ? (
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
        <Editor {...shared} hint={texts.keyboard} onEdit={onEdit} />
      ) : (
        <pre
          id={shared.id}
          className={block.pre}
          role="region"
          aria-label={path}
          tabIndex={0}
          // `features/ScrollBox` has removed it if the text before did not scroll.
          ref={(box) => box?.setAttribute('tabindex', '0')}
          translate="no"
        >
          <code
            className={`language-${language}`}
            dangerouslySetInnerHTML={{__html: toHtml(code, language, old?.code)}}
          />
        </pre>
      )}
    </section>
  );
}

/** The text of each file. Those that can be edited come first, beside what is built from them. */
export function FilePanels({title, files, ...rest}: PanelsProps): ReactNode {
  const shown = rest.Editor
    ? files.toSorted((a, b) => Number(isSource(b.path)) - Number(isSource(a.path)))
    : files;
  return (
    <div className={styles.panels}>
      <h2>{title}</h2>
      {shown.map((file) => (
        <FilePanel key={file.path} file={file} {...rest} />
      ))}
    </div>
  );
}
