import type {ReactNode} from 'react';
import clsx from 'clsx';
import record from '@generated/build-record/default/record.json';
import Translate, {translate} from '@docusaurus/Translate';

import CodeBlock from '@site/src/features/CodeBlock';
import FileList from './FileList';
import {sampleFormats, type Sample, type WrittenFile} from './recordTypes';
import Section from './Section';
import styles from './Proofs.module.css';

const {config, shapes, declarations, files, version} = record;

/** Parts of the configuration in the texts, which are the same in every language. */
const [lib, bundle, dts] = ['lib', 'bundle: false', 'dts: true'].map((code) => (
  <code key={code}>{code}</code>
));

interface FilesProps {
  readonly label: string;
  readonly files: readonly WrittenFile[];
}

function Files({label, files: written}: FilesProps): ReactNode {
  return (
    <section className={styles.files}>
      <p className={styles.label}>{label}</p>
      <FileList files={written} />
    </section>
  );
}

interface ProofProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Source file. */
  readonly code: Sample;
  /** Output of the build. */
  readonly children: ReactNode;
  /** Gives the result more room than the code. */
  readonly wideResult?: boolean;
}

function Proof({title, text, code, children, wideResult}: ProofProps): ReactNode {
  return (
    <article className={styles.proof}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={clsx(styles.shown, wideResult && styles.wideResult)}>
        <CodeBlock {...code} />
        <div>{children}</div>
      </div>
    </article>
  );
}

export default function Proofs(): ReactNode {
  return (
    <Section
      title={translate({
        id: 'site.home.proofs.title',
        message: 'See what you get',
        description: 'Title of the samples on the landing page',
      })}
      tagline={
        <Translate
          id="site.home.proofs.tagline"
          description="Below “See what you get” on the landing page"
          values={{version}}
        >
          {
            'Rslib {version} built these samples when this site was generated. The file names and sizes are from that build.'
          }
        </Translate>
      }
    >
      <Proof
        title={translate({
          id: 'site.home.proof.formats.title',
          message: 'Several formats in one build',
          description: 'Title of the first sample on the landing page',
        })}
        text={
          <Translate
            id="site.home.proof.formats.text"
            description="Text of the first sample; {lib} is the name of an option"
            values={{lib}}
          >
            {
              'Add an item to {lib} for each format you publish. An item can have its own entry, target and options, and one command builds them all.'
            }
          </Translate>
        }
        code={config}
      >
        <Files
          label={translate({
            id: 'site.home.proof.formats.result',
            message: 'Output files',
            description: 'Heading of the files of the first sample on the landing page',
          })}
          files={sampleFormats.flatMap((format) => files[format])}
        />
      </Proof>
      <Proof
        title={translate({
          id: 'site.home.proof.shapes.title',
          message: 'Bundled or bundleless',
          description: 'Title of the second sample on the landing page',
        })}
        text={
          <Translate
            id="site.home.proof.shapes.text"
            description="Text of the second sample; {bundle} is a line of the config"
            values={{bundle}}
          >
            {
              'By default, Rslib bundles each entry into one file. With {bundle}, it emits one file per source file and keeps the imports between them, which suits component libraries.'
            }
          </Translate>
        }
        code={shapes.config}
      >
        <Files
          label={translate({
            id: 'site.home.proof.shapes.bundled',
            message: 'Bundled: one file per entry',
            description: 'Heading of the file that a bundled build generates',
          })}
          files={shapes.bundled}
        />
        <Files
          label={translate({
            id: 'site.home.proof.shapes.bundleless',
            message: 'Bundleless: one file per source file',
            description: 'Heading of the files that a bundleless build generates',
          })}
          files={shapes.bundleless}
        />
      </Proof>
      <Proof
        title={translate({
          id: 'site.home.proof.declarations.title',
          message: 'Type declarations included',
          description: 'Title of the third sample on the landing page',
        })}
        text={
          <Translate
            id="site.home.proof.declarations.text"
            description="Text of the third sample; {dts} is a line of the config"
            values={{dts}}
          >
            {
              'With {dts}, the same build generates declaration files and checks your types. If there is a type error, the build fails.'
            }
          </Translate>
        }
        code={declarations.config}
        wideResult
      >
        <CodeBlock {...declarations.output} />
      </Proof>
    </Section>
  );
}
