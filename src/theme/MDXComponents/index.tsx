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
import MDXLi from '@theme/MDXComponents/Li';
import TabItem from '@theme/TabItem';
import type {MDXComponentsObject} from '@theme/MDXComponents';

import {useVersionLink} from '@site/src/features/VersionSwitcher/links';
import CodeBlock from '@site/src/features/CodeBlock';
import {FootnotesTitle, footnoteLinkProps} from '@site/src/features/Footnotes';
import DocHeader from '@site/src/features/PageActions';
import {StaleNotice} from '@site/src/features/Translation';
import Option, {OptionDefault, OptionLabel} from '@site/src/features/Option';
import Project from '@site/src/features/Project';
import SourceLink from '@site/src/features/SourceLink';
import {foreignLanguage} from '@site/src/lib/foreignText';
import {textOf} from '@site/src/lib/textOf';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;
type HeadingElement = ComponentProps<typeof Heading>['as'];

/** Names a heading after its text, without its hash link. */
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

/** A title in the text, which Docusaurus puts into a `header`. */
function TitleHeader({children}: ComponentProps<'header'>): ReactNode {
  const {plugin} = useRouteContext();
  const isDoc = plugin.name === 'docusaurus-plugin-content-docs';
  return isDoc ? <DocHeader>{children}</DocHeader> : <header>{children}</header>;
}

/**
 * A short name of an option or a package: hyphens or slashes, and no spaces. A longer one may not fit into a narrow
 * window with text at 200%.
 */
const shortName = /^(?=.{1,16}$)\S*[-/]\S*$/;

/** Reports the ids that `src/plugins/markdown/rawHtml` has found to Docusaurus' check of broken anchors. */
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
  li: MDXLi,
  header: TitleHeader,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) =>
    props.id === 'footnote-label' ? <FootnotesTitle /> : <H2 {...props} />,
  h3: named('h3'),
  h4: named('h4'),
  h5: named('h5'),
  h6: named('h6'),
  // Browsers would break a line after each hyphen of `--watch`.
  code: (props: ComponentProps<'code'>) => (
    <code className={shortName.test(textOf(props.children)) ? 'whole' : undefined} {...props} />
  ),
  // It scrolls in a box, so that it stays a table to screen readers. The box is a tab stop (WCAG 2.1.1) unless
  // `features/ScrollBox` finds that it does not scroll.
  table: (props: ComponentProps<'table'>) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards only scroll the focused element
    <div className="tableScroll" tabIndex={0}>
      <table {...props} />
    </div>
  ),
  // An empty corner of a table is no header.
  th: ({children, ...props}: ComponentProps<'th'>) =>
    children ? <th {...props}>{children}</th> : <td {...props} />,
  Details,
  admonition: Admonition,
} as unknown as MDXComponentsObject;

export default MDXComponents;
