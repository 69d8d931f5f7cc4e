import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';

import CodeBlock from '@site/src/features/CodeBlock';
import FileList from './FileList';
import {record} from './record';
import {sampleFormats, type Sample, type WrittenFile} from './recordTypes';
import section from './section.module.css';
import styles from './Proofs.module.css';

/** One thing that the tool does: said, written and shown. */
interface Proof {
  readonly title: string;
  /** One or two sentences, with a placeholder for the word of the config. */
  readonly text: string;
  readonly word: string;
  /** What the reader writes. */
  readonly code: Sample;
  /** What came of it: files under what they have in common, or one file's text. */
  readonly result: readonly [label: string, files: readonly WrittenFile[]][] | Sample;
}

const proofs = (): readonly Proof[] => [
  {
    title: translate({
      id: 'site.home.proof.formats.title',
      message: 'Every format is one more item',
      description: 'Title of the first sample on the landing page',
    }),
    text: translate({
      id: 'site.home.proof.formats.text',
      message:
        '{lib} is an array. Each item has its own format, and its own entry and target where it needs them; one command builds them all.',
      description: 'Text of the first sample on the landing page; {lib} is the name of an option',
    }),
    word: 'lib',
    code: record.config,
    result: [
      [
        translate({
          id: 'site.home.proof.formats.result',
          message: 'One run writes',
          description: 'Stands above the files that the first sample writes, on the landing page',
        }),
        sampleFormats.flatMap((format) => record.files[format]),
      ],
    ],
  },
  {
    title: translate({
      id: 'site.home.proof.shapes.title',
      message: 'Bundled, or file for file',
      description: 'Title of the second sample on the landing page',
    }),
    text: translate({
      id: 'site.home.proof.shapes.text',
      message:
        '{bundle} is set per item. On, it writes one file per entry. Off, every source file keeps its own place and its imports, which suits component libraries.',
      description:
        'Text of the second sample on the landing page; {bundle} is the name of an option',
    }),
    word: 'bundle',
    code: record.shapes.config,
    result: [
      [
        translate({
          id: 'site.home.proof.shapes.bundled',
          message: 'Bundled: one file per entry',
          description: 'Stands above the file that a bundled build writes, on the landing page',
        }),
        record.shapes.bundled,
      ],
      [
        translate({
          id: 'site.home.proof.shapes.bundleless',
          message: 'Bundleless: one file per source file',
          description: 'Stands above the files that a bundleless build writes, on the landing page',
        }),
        record.shapes.bundleless,
      ],
    ],
  },
  {
    title: translate({
      id: 'site.home.proof.declarations.title',
      message: 'Declarations in the same run',
      description: 'Title of the third sample on the landing page',
    }),
    text: translate({
      id: 'site.home.proof.declarations.text',
      message:
        'With {dts}, TypeScript writes the types beside the code. A type error fails the build, so what you publish has been checked.',
      description: 'Text of the third sample on the landing page; {dts} is a line of the config',
    }),
    word: 'dts: true',
    code: record.declarations.config,
    result: record.declarations.output,
  },
];

const sampleOf = ({language, html, name}: Sample): ReactNode => (
  <CodeBlock language={language} html={html} title={name} />
);

function ProofArticle({title, text, word, code, result}: Proof): ReactNode {
  const isText = 'html' in result;
  const [before, after] = text.split(/\{\w+\}/);
  return (
    <article className={styles.proof}>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p>
          {before}
          <code>{word}</code>
          {after}
        </p>
      </div>
      <div className={styles.shown} data-wide-result={isText || undefined}>
        {sampleOf(code)}
        <div>
          {isText
            ? sampleOf(result)
            : result.map(([label, files]) => (
                <section key={label} className={styles.result}>
                  <p className={styles.label}>{label}</p>
                  <FileList files={files} />
                </section>
              ))}
        </div>
      </div>
    </article>
  );
}

/** Three samples, each with what a real build made of it. */
export default function Proofs(): ReactNode {
  return (
    <section className={clsx(section.section, section.later, section.proofs)}>
      <h2 className={section.title}>
        {translate({
          id: 'site.home.proofs.title',
          message: 'Shown, not promised',
          description: 'Title of the samples on the landing page',
        })}
      </h2>
      <p className={section.tagline}>
        {translate(
          {
            id: 'site.home.proofs.tagline',
            message:
              'The code, names and sizes below come from Rslib {version} itself, run while this site was being built.',
            description:
              "Below the title of the samples on the landing page; {version} is the tool's version",
          },
          {version: record.version},
        )}
      </p>
      {proofs().map((proof) => (
        <ProofArticle key={proof.title} {...proof} />
      ))}
    </section>
  );
}
