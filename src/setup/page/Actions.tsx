import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {interpolate} from '@docusaurus/Interpolate';
import {strToU8, zipSync} from 'fflate';

import {codeBlock, copyCode} from '../../features/CodeBlock/client';
import type {ShownFile} from './code';
import {useTexts} from './texts';
import styles from './styles.module.css';

/** Copies a text that is not shown. */
function Copy({label, text}: {readonly label: string; readonly text: string}): ReactNode {
  return (
    <span {...codeBlock()}>
      <code hidden>{text}</code>
      <button type="button" className={styles.button} disabled={!text} {...copyCode()}>
        {label}
      </button>
    </span>
  );
}

/** Downloads the project as a .zip of one folder. */
function download(name: string, project: readonly ShownFile[]): void {
  const entries = project.map(({path, code}) => [`${name}/${path}`, strToU8(code)] as const);
  const archive = zipSync(Object.fromEntries(entries));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([archive], {type: 'application/zip'}));
  link.download = `${name}.zip`;
  link.click();
}

interface Props {
  /** The name of the project's folder. */
  readonly name: string;
  readonly project: readonly ShownFile[];
  readonly dist: readonly ShownFile[];
  /** The address of the project. */
  readonly link: string;
  /** What has been checked. */
  readonly children: ReactNode;
}

/** The ways to take the project along. */
export default function Actions({name, project, dist, link, children}: Props): ReactNode {
  const texts = useTexts();
  const docs = useBaseUrl('/llms.txt', {absolute: true});
  const files = dist.map(({path}) => path).join(', ');
  const prompt = [
    interpolate(texts.prompt, {files, docs}),
    ...project.map(({path, code}) => `${path}\n\`\`\`\n${code.trimEnd()}\n\`\`\``),
  ];
  return (
    <div className={styles.actions}>
      <p>{children}</p>
      <button type="button" className="action" onClick={() => download(name, project)}>
        {texts.download}
      </button>
      <Copy label={texts.copyPrompt} text={prompt.join('\n\n')} />
      <Copy label={texts.copyLink} text={link} />
    </div>
  );
}
