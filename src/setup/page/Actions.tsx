import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {interpolate} from '@docusaurus/Interpolate';

import {announce} from '../../client/announce';
import {copyText} from '../../lib/clipboard';
import type {ShownFile} from './Files';
import {useTexts} from './texts';
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

/** Downloads the project as a .zip of one folder, with the library that writes such files. */
async function download(name: string, project: readonly ShownFile[]): Promise<void> {
  const {strToU8, zipSync} = await import('fflate');
  const entries = project.map(({path, code}) => [`${name}/${path}`, strToU8(code)] as const);
  const archive = zipSync(Object.fromEntries(entries));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([archive], {type: 'application/zip'}));
  link.download = `${name}.zip`;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface Props {
  /** The name of the project's folder. */
  readonly name: string;
  readonly project: readonly ShownFile[];
  readonly dist: readonly ShownFile[];
  /** Called before the address is copied. */
  readonly writeAddress: () => void;
  /** What has been checked. */
  readonly children: ReactNode;
}

/** The ways to take the project along. */
export default function Actions({name, project, dist, writeAddress, children}: Props): ReactNode {
  const texts = useTexts();
  const docs = useBaseUrl('/llms.txt', {absolute: true});
  const prompt = (): string => {
    const introduction = interpolate(texts.prompt, {
      files: dist.map(({path}) => path).join(', '),
      docs,
    });
    const files = project.map(({path, code}) => `${path}\n\`\`\`\n${code.trimEnd()}\n\`\`\``);
    return [introduction, ...files].join('\n\n');
  };
  const link = (): string => {
    writeAddress();
    return window.location.href;
  };
  return (
    <div className={styles.actions}>
      <p>{children}</p>
      <button type="button" className="action" onClick={() => void download(name, project)}>
        {texts.download}
      </button>
      <Copy label={texts.copyPrompt} text={prompt} />
      <Copy label={texts.copyLink} text={link} />
    </div>
  );
}
