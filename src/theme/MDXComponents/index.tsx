import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import Details from '@theme/Details';
import Heading from '@theme/Heading';
import MDXA from '@theme/MDXComponents/A';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import Mermaid from '@theme/Mermaid';
import type {MDXComponentsObject} from '@theme/MDXComponents';

import {useVersionLink} from '@site/src/features/VersionSwitcher/links';
import CodeBlock from '@site/src/features/CodeBlock';
import {StaleNotice} from '@site/src/features/Translation';
import ScrollBox from '@site/src/features/ScrollBox';
import SourceLink from '@site/src/features/SourceLink';
import {foreignLanguage} from '@site/src/lib/foreignText';
import {textOf} from '@site/src/lib/textOf';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;
type HeadingElement = ComponentProps<typeof Heading>['as'];

/** A heading that is called what it says: the link to itself, inside of it, would be part of its name. */
function named(as: HeadingElement): (props: HeadingProps) => ReactNode {
  return function NamedHeading(props) {
    const {currentLocale} = useDocusaurusContext().i18n;
    const text = textOf(props.children);
    return (
      <>
        <Heading as={as} lang={foreignLanguage(text, currentLocale)} aria-label={text} {...props} />
        <StaleNotice section={props.id} />
      </>
    );
  };
}

function VersionedA({href, ...props}: ComponentProps<typeof MDXA>): ReactNode {
  const toVersion = useVersionLink();
  return <MDXA {...props} href={href && toVersion(href)} />;
}

/** Longer ones may not fit into the narrowest windows. */
const longestWord = 24;

/** Whether inline code is short, and has hyphens or slashes but no spaces. */
function isOneWord(code: ReactNode): boolean {
  return typeof code === 'string' && code.length <= longestWord && /^[^\s]*[-/][^\s]*$/.test(code);
}

/* Ejected: samples arrive as finished `CodeBlock`s (src/build/markdown). */
const MDXComponents = {
  Head,
  CodeBlock,
  SourceLink,
  a: VersionedA,
  img: MDXImg,
  // The stock one tells Docusaurus of the ids of footnotes, which links lead to.
  li: (props: ComponentProps<'li'>) => (props.id ? <MDXLi {...props} /> : <li {...props} />),
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: named('h2'),
  h3: named('h3'),
  h4: named('h4'),
  h5: named('h5'),
  h6: named('h6'),
  // The browser would break a line behind each hyphen of `--watch`.
  code: ({children, ...props}: ComponentProps<'code'>) => (
    <code className={isOneWord(children) ? 'whole' : undefined} {...props}>
      {children}
    </code>
  ),
  table: (props: ComponentProps<'table'>) => (
    <ScrollBox>
      <table {...props} />
    </ScrollBox>
  ),
  // The corner of a table with heads on two sides heads nothing.
  th: ({children, ...props}: ComponentProps<'th'>) =>
    children ? <th {...props}>{children}</th> : <td {...props} />,
  Details,
  admonition: Admonition,
  // Nothing, unless the Mermaid theme is installed.
  mermaid: Mermaid,
} as unknown as MDXComponentsObject;

export default MDXComponents;
