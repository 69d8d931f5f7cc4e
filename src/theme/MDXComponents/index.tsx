import {Fragment, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import Admonition from '@theme/Admonition';
import Details from '@theme/Details';
import Heading from '@theme/Heading';
import MDXA from '@theme/MDXComponents/A';
import MDXImg from '@theme/MDXComponents/Img';
import TabItem from '@theme/TabItem';
import type {MDXComponentsObject} from '@theme/MDXComponents';

import {useVersionLink} from '@site/src/features/VersionSwitcher/links';
import CodeBlock from '@site/src/features/CodeBlock';
import DocHead from '@site/src/features/DocHead';
import {FootnotesTitle, footnoteLinkProps} from '@site/src/features/Footnotes';
import {StaleNotice} from '@site/src/features/Translation';
import Option, {OptionDefault, OptionLabel} from '@site/src/features/Option';
import Project from '@site/src/features/Project';
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
  return <MDXA {...props} {...footnoteLinkProps(props)} href={href && toVersion(href)} />;
}

const H2 = named('h2');

/** A list item, which may be a footnote: links to it are not broken. */
function Item(props: ComponentProps<'li'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

/** A title in the text, which Docusaurus puts into a `header`. */
function TitleHeader({children}: ComponentProps<'header'>): ReactNode {
  const {plugin} = useRouteContext();
  const isDoc = plugin.name === 'docusaurus-plugin-content-docs';
  return isDoc ? <DocHead>{children}</DocHead> : <header>{children}</header>;
}

/** Longer ones may not fit into the narrowest windows. */
const longestWord = 24;

/** Whether inline code is short, and has hyphens or slashes but no spaces. */
function isOneWord(code: ReactNode): boolean {
  return typeof code === 'string' && code.length <= longestWord && /^[^\s]*[-/][^\s]*$/.test(code);
}

/** Tell Docusaurus which ids `src/plugins/markdown/rawHtml` has found, so that links to them are not broken. */
function Anchors({ids}: {readonly ids: string}): ReactNode {
  const brokenLinks = useBrokenLinks();
  ids.split(' ').forEach((id) => brokenLinks.collectAnchor(id));
  return null;
}

/* Ejected: samples arrive as finished `CodeBlock`s (src/plugins/markdown). */
const MDXComponents = {
  Anchors,
  Head,
  CodeBlock,
  SourceLink,
  Project,
  Option,
  OptionDefault,
  OptionLabel,
  // Its table has been given columns by `src/plugins/markdown/options`.
  Options: Fragment,
  TabItem,
  a: VersionedA,
  img: MDXImg,
  li: Item,
  header: TitleHeader,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) =>
    props.id === 'footnote-label' ? <FootnotesTitle /> : <H2 {...props} />,
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
} as unknown as MDXComponentsObject;

export default MDXComponents;
