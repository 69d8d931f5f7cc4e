import type {ReactNode} from 'react';

import styles from './Files.module.css';

interface Props {
  readonly id: string;
  readonly path: string;
  readonly code: string;
  /** The code as HTML, which lies behind the text. */
  readonly html: string;
  readonly onEdit: (path: string, code: string) => void;
}

/** Edits a source file: the browser's own text field over the highlighted code. */
export default function Editor({id, path, code, html, onEdit}: Props): ReactNode {
  return (
    <div className={styles.editor} translate="no">
      <pre aria-hidden="true">
        {/* The last line needs something in it to have a height. */}
        <code dangerouslySetInnerHTML={{__html: html}} />
        {'\n'}
      </pre>
      <textarea
        id={id}
        aria-label={path}
        value={code}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        wrap="off"
        onChange={(event) => onEdit(path, event.target.value)}
      />
    </div>
  );
}
