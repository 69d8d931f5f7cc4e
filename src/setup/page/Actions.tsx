import {useState, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {announce} from '../../client/announce';
import {copyText} from '../../lib/clipboard';
import versions from '../records/versions.json';
import type {ShownFile} from './Files';
import {download, toPrompt, toScript} from './take';
import {useTexts} from './useTexts';
import styles from './styles.module.css';

const copiedMs = 2000;

interface CopyProps {
  readonly label: string;
  readonly text: () => string;
}

function Copy({label, text}: CopyProps): ReactNode {
  const texts = useTexts();
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
  /** The name of the project's folder. */
  readonly name: string;
  /** What the project is, unless it has been recorded for answers. */
  readonly note: string | undefined;
  readonly project: readonly ShownFile[];
  readonly dist: readonly ShownFile[];
  /** Whether the reader has changed the project: nothing has been checked then. */
  readonly isEdited: boolean;
  /** Whether no link can hold it. */
  readonly isTooLarge: boolean;
  /** Called before the address is copied. */
  readonly writeAddress: () => void;
}

/** What has been checked, and the ways to take the project along. */
export default function Actions(props: Props): ReactNode {
  const {name, note, project, dist, isEdited, isTooLarge, writeAddress} = props;
  const texts = useTexts();
  const docs = useBaseUrl('/llms.txt', {absolute: true});
  const introduction = interpolate(texts.prompt, {
    files: dist.map(({path}) => path).join(', '),
    docs,
  });
  return (
    <div className={styles.actions}>
      <p>
        {isTooLarge
          ? texts.live.tooLarge
          : isEdited
            ? texts.live.edited
            : (note ?? interpolate(texts.recorded, {version: versions['@rslib/core']}))}
      </p>
      <button type="button" className="action" onClick={() => void download(name, project)}>
        {texts.download}
      </button>
      <Copy label={texts.copyScript} text={() => toScript(name, project)} />
      <Copy label={texts.copyPrompt} text={() => toPrompt(introduction, project)} />
      <Copy
        label={texts.copyLink}
        text={() => {
          writeAddress();
          return window.location.href;
        }}
      />
    </div>
  );
}
