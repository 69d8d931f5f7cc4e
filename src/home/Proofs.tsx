import type {ReactNode} from 'react';
import clsx from 'clsx';
import record from '@generated/build-record/default/record.json';
import {translate} from '@docusaurus/Translate';

import CodeBlock from '@site/src/features/CodeBlock';
import FileList from './FileList';
import {sampleFormats, type Sample, type WrittenFile} from './recordTypes';
import section from './section.module.css';
import styles from './Proofs.module.css';

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
      message: 'Several formats in one build',
      description: 'Title of the first sample on the landing page',
    }),
    text: translate({
      id: 'site.home.proof.formats.text',
      message:
        'Add an item to {lib} for each format you publish. An item can have its own entry, target and options, and one command builds them all.',
      description: 'Text of the first sample on the landing page; {lib} is the name of an option',
    }),
    word: 'lib',
    code: record.config,
    result: [
      [
        translate({
          id: 'site.home.proof.formats.result',
          message: 'Output files',
          description: 'Heading of the files that the first sample generates, on the landing page',
        }),
        sampleFormats.flatMap((format) => record.files[format]),
      ],
    ],
  },
  {
    title: translate({
      id: 'site.home.proof.shapes.title',
      message: 'Bundled or bundleless',
      description: 'Title of the second sample on the landing page',
    }),
    text: translate({
      id: 'site.home.proof.shapes.text',
      message:
        'By default, Rslib bundles each entry into one file. With {bundle}, it emits one file per source file and keeps the imports between them, which suits component libraries.',
      description:
        'Text of the second sample on the landing page; {bundle} is a line of the config',
    }),
    word: 'bundle: false',
    code: record.shapes.config,
    result: [
      [
        translate({
          id: 'site.home.proof.shapes.bundled',
          message: 'Bundled: one file per entry',
          description: 'Heading of the file that a bundled build generates, on the landing page',
        }),
        record.shapes.bundled,
      ],
      [
        translate({
          id: 'site.home.proof.shapes.bundleless',
          message: 'Bundleless: one file per source file',
          description:
            'Heading of the files that a bundleless build generates, on the landing page',
        }),
        record.shapes.bundleless,
      ],
    ],
  },
  {
    title: translate({
      id: 'site.home.proof.declarations.title',
      message: 'Type declarations included',
      description: 'Title of the third sample on the landing page',
    }),
    text: translate({
      id: 'site.home.proof.declarations.text',
      message:
        'With {dts}, the same build generates declaration files and checks your types. If there is a type error, the build fails.',
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
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>
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

export default function Proofs(): ReactNode {
  return (
    <section className={clsx(section.section, section.later, section.proofs)}>
      <h2 className={section.title}>
        {translate({
          id: 'site.home.proofs.title',
          message: 'See what you get',
          description: 'Title of the samples on the landing page',
        })}
      </h2>
      <p className={section.tagline}>
        {translate(
          {
            id: 'site.home.proofs.tagline',
            message:
              'Rslib {version} built these samples when this site was generated. The file names and sizes are from that build.',
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
