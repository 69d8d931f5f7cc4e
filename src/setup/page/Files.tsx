import type {ComponentType, ReactNode} from 'react';
import clsx from 'clsx';
import {interpolate} from '@docusaurus/Interpolate';

import {buildCommand} from '../../config/landing';
import CopyButton from '../../features/CopyButton';
import {codeBlock} from '../../features/CodeBlock/client';
import {configPath} from '../model/link';
import {diffToLines, type Change} from './compare';
import type {EditorProps} from './Editor';
import {highlightLines, languageOf} from './highlight';
import {formatSize, useTexts} from './useTexts';
import block from '../../features/CodeBlock/styles.module.css';
import styles from './Files.module.css';

export interface ShownFile {
  readonly path: string;
  readonly code: string;
  /** Bytes, of files that the build wrote. */
  readonly size?: number;
  readonly gzip?: number;
}

type Changes = ReadonlyMap<string, Change>;

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

/** @returns the paths of removed files */
const removedPaths = (changes: Changes): string[] =>
  [...changes].flatMap(([path, change]) => (change === 'removed' ? path : []));

interface ListProps {
  readonly files: readonly ShownFile[];
  readonly changes: Changes;
}

/** Names, sizes and changes of files; a name leads to its panel. */
function FileList({files, changes}: ListProps): ReactNode {
  const texts = useTexts();
  return (
    <ul className={styles.list}>
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
      {removedPaths(changes).map((path) => (
        <li key={path}>
          <del>{path}</del>
          <ChangeMark change="removed" />
        </li>
      ))}
    </ul>
  );
}

interface MapProps {
  readonly project: readonly ShownFile[];
  readonly dist: readonly ShownFile[];
  readonly changes: {readonly project: Changes; readonly dist: Changes};
}

/** One line of the drawing, from the middle of a row to the command, or from there to a row. */
const curve = (row: number, middle: number, from: number, to: number): string =>
  `M${from} ${row + 0.5}C${(from + to) / 2} ${row + 0.5} ${(from + to) / 2} ${middle} ${to} ${middle}`;

/** The files of the project, and the lines that lead from them through the command to the files of the build. */
export function BuildMap({project, dist, changes}: MapProps): ReactNode {
  const rowsOf = (files: readonly ShownFile[], side: Changes): number =>
    files.length + removedPaths(side).length;
  const rows = Math.max(rowsOf(project, changes.project), rowsOf(dist, changes.dist));
  // The shorter list is in the middle.
  const lines = (files: readonly ShownFile[], side: Changes, from: number) =>
    files.map(({path}, index) => (
      <path
        key={path}
        d={curve(index + (rows - rowsOf(files, side)) / 2, rows / 2, from, 50)}
        data-change={side.get(path)}
        vectorEffect="non-scaling-stroke"
      />
    ));
  return (
    <div className={styles.map} data-print="hidden">
      <FileList files={project} changes={changes.project} />
      <div className={styles.lines}>
        <svg viewBox={`0 0 100 ${rows}`} preserveAspectRatio="none" aria-hidden="true">
          {lines(project, changes.project, 0)}
          {lines(dist, changes.dist, 100)}
        </svg>
        <code>{buildCommand}</code>
      </div>
      <FileList files={dist} changes={changes.dist} />
    </div>
  );
}

/** Edits files. That of the configuration is printed. */
export interface Editing {
  readonly Editor: ComponentType<EditorProps>;
  readonly onEdit: EditorProps['onEdit'];
}

const isSource = (path: string): boolean => path.startsWith('src/');

/** Lines of a file that fit into its panel. */
const maxLines = 18;

interface PanelProps {
  readonly file: ShownFile;
  readonly change: Change | undefined;
  /** The file before the last choice, if the panel is to show what differs. */
  readonly before: ShownFile | undefined;
  readonly editing: Editing | undefined;
}

function FilePanel({file: {path, code, size}, change, before, editing}: PanelProps): ReactNode {
  const texts = useTexts();
  const language = languageOf(path);
  const highlight = (text: string): string[] => highlightLines(text, language);
  const isDifference = before !== undefined && change === 'changed';
  return (
    <section
      className={clsx(block.block, styles.panel)}
      data-lines={Math.min(code.split('\n').length, maxLines)}
      {...codeBlock()}
    >
      <div className={block.bar}>
        <span className={block.title}>{path}</span>
        <ChangeMark change={change} />
        {size === undefined ? null : <span className={styles.size}>{formatSize(size)}</span>}
        <CopyButton label={interpolate(texts.copyFile, {path})} />
      </div>
      {editing && path !== configPath ? (
        <editing.Editor
          id={panelId(path)}
          path={path}
          code={code}
          hint={texts.live.keyboard}
          onEdit={editing.onEdit}
        />
      ) : (
        // A scrolling region must be reachable by keyboard; code that was translated would be copied so.
        <pre
          id={panelId(path)}
          className={block.pre}
          role="region"
          aria-label={path}
          tabIndex={0}
          // `features/ScrollBox` has removed it if the text before did not scroll.
          ref={(box) => box?.setAttribute('tabindex', '0')}
          translate="no"
        >
          {isDifference ? (
            <code className={clsx(`language-${language}`, styles.difference)}>
              {diffToLines(before.code, code, highlight).map(({sign, html}, index) => (
                <span key={index} className="line" data-sign={sign || undefined}>
                  <span dangerouslySetInnerHTML={{__html: html}} />
                  {'\n'}
                </span>
              ))}
            </code>
          ) : (
            <code
              className={`language-${language}`}
              dangerouslySetInnerHTML={{__html: highlight(code).join('\n')}}
            />
          )}
        </pre>
      )}
    </section>
  );
}

interface PanelsProps {
  readonly title: string;
  readonly files: readonly ShownFile[];
  readonly changes: Changes;
  /** The files before the last choice, if the panels are to show what differs. */
  readonly before: readonly ShownFile[] | undefined;
  readonly editing?: Editing | undefined;
}

/** The text of each file. Those that can be edited come first, beside what is built from them. */
export function FilePanels({title, files, changes, before, editing}: PanelsProps): ReactNode {
  const shown = editing
    ? files.toSorted((a, b) => Number(isSource(b.path)) - Number(isSource(a.path)))
    : files;
  return (
    <div className={styles.panels}>
      <h2>{title}</h2>
      {shown.map((file) => (
        <FilePanel
          key={file.path}
          file={file}
          change={changes.get(file.path)}
          before={before?.find(({path}) => path === file.path)}
          editing={editing}
        />
      ))}
    </div>
  );
}
