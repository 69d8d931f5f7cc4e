import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {announce} from '../../client/announce';
import {copyText} from '../../lib/clipboard';
import type {ShownFile} from './Files';
import {download, toPrompt, toScript} from './take';
import {texts} from './texts';
import styles from './styles.module.css';

const copiedMs = 2000;

interface CopyProps {
  readonly label: string;
  readonly text: () => string;
}

function Copy({label, text}: CopyProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(text(), texts.clipboardPrompt)) {
      setCopied(true);
      announce(texts.copied);
      setTimeout(() => setCopied(false), copiedMs);
    }
  };
  return (
    <button type="button" className={styles.button} onClick={() => void copy()}>
      {isCopied ? texts.copied : label}
    </button>
  );
}

interface Props {
  /** Of the package, and so of its folder. */
  readonly name: string;
  readonly project: readonly ShownFile[];
  readonly dist: readonly ShownFile[];
}

/** The ways to take the project along. */
export default function Actions({name, project, dist}: Props): ReactNode {
  const docs = useBaseUrl('/llms.txt', {absolute: true});
  return (
    <div className={styles.actions} data-print="hidden">
      <button type="button" className="action" onClick={() => void download(name, project)}>
        {texts.download}
      </button>
      <Copy label={texts.copyScript} text={() => toScript(name, project)} />
      <Copy label={texts.copyPrompt} text={() => toPrompt(project, dist, docs)} />
      <Copy label={texts.copyLink} text={() => window.location.href} />
    </div>
  );
}
