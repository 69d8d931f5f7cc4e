import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';

import CodeBlock from '@site/src/features/CodeBlock';
import {sampleFormats} from '@site/src/build/record/types';
import Proof from './Proof';
import {record} from './record';
import Result from './Result';
import Title from './Title';
import section from './section.module.css';

/** A word of the config inside a sentence. */
const inCode = (text: string): ReactNode => <code>{text}</code>;

function FormatsProof(): ReactNode {
  return (
    <Proof
      title={translate({
        id: 'site.home.proof.formats.title',
        message: 'Every format is one more item',
        description: 'Title of the first sample on the landing page',
      })}
      text={
        <Translate
          id="site.home.proof.formats.text"
          values={{lib: inCode('lib')}}
          description="Text of the first sample on the landing page; {lib} is the name of an option"
        >
          {
            '{lib} is an array. Each item has its own format, and its own entry and target where it needs them; one command builds them all.'
          }
        </Translate>
      }
      code={record.config}
    >
      <Result
        label={translate({
          id: 'site.home.proof.formats.result',
          message: 'One run writes',
          description: 'Stands above the files that the first sample writes, on the landing page',
        })}
        files={sampleFormats.flatMap((format) => record.files[format])}
      />
    </Proof>
  );
}

function ShapesProof(): ReactNode {
  const {config, bundled, bundleless} = record.shapes;
  return (
    <Proof
      title={translate({
        id: 'site.home.proof.shapes.title',
        message: 'Bundled, or file for file',
        description: 'Title of the second sample on the landing page',
      })}
      text={
        <Translate
          id="site.home.proof.shapes.text"
          values={{bundle: inCode('bundle')}}
          description="Text of the second sample on the landing page; {bundle} is the name of an option"
        >
          {
            '{bundle} is set per item. On, it writes one file per entry. Off, every source file keeps its own place and its imports, which suits component libraries.'
          }
        </Translate>
      }
      code={config}
    >
      <Result
        label={translate({
          id: 'site.home.proof.shapes.bundled',
          message: 'Bundled: one file per entry',
          description: 'Stands above the file that a bundled build writes, on the landing page',
        })}
        files={bundled}
      />
      <Result
        label={translate({
          id: 'site.home.proof.shapes.bundleless',
          message: 'Bundleless: one file per source file',
          description: 'Stands above the files that a bundleless build writes, on the landing page',
        })}
        files={bundleless}
      />
    </Proof>
  );
}

function DeclarationsProof(): ReactNode {
  const {config, output} = record.declarations;
  return (
    <Proof
      title={translate({
        id: 'site.home.proof.declarations.title',
        message: 'Declarations in the same run',
        description: 'Title of the third sample on the landing page',
      })}
      text={
        <Translate
          id="site.home.proof.declarations.text"
          values={{dts: inCode('dts: true')}}
          description="Text of the third sample on the landing page; {dts} is a line of the config"
        >
          {
            'With {dts}, TypeScript writes the types beside the code. A type error fails the build, so what you publish has been checked.'
          }
        </Translate>
      }
      code={config}
      wideResult
    >
      <CodeBlock language={output.language} html={output.html} title={output.name} />
    </Proof>
  );
}

/** Three samples, each with what a real build made of it. */
export default function Proofs(): ReactNode {
  return (
    <section className={clsx(section.section, section.later, section.proofs)}>
      <Title level={2} className={section.title}>
        <Translate
          id="site.home.proofs.title"
          description="Title of the samples on the landing page"
        >
          Shown, not promised
        </Translate>
      </Title>
      <p className={section.tagline}>
        <Translate
          id="site.home.proofs.tagline"
          values={{version: record.version}}
          description="Below the title of the samples on the landing page; {version} is the tool's version"
        >
          {
            'The code, names and sizes below come from Rslib {version} itself, run while this site was being built.'
          }
        </Translate>
      </p>
      <FormatsProof />
      <ShapesProof />
      <DeclarationsProof />
    </section>
  );
}
