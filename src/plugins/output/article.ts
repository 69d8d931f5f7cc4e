/* The prose of a finished page, as a tree of Markdown. */
import type {Element, ElementContent, Root as Html} from 'hast';
import type {BlockContent, Code, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {Options} from 'rehype-remark';

import {SKIP, rehypeParse, rehypeRemark, toString, unified, visit} from '../esmPackages.cjs';

declare module 'mdast' {
  interface HeadingData {
    /** The rendered id. */
    id?: string;
  }
  interface CodeData {
    /** Text that search reads in place of the sample: the command of one package manager. */
    searched?: string;
  }
  interface ListData {
    /** The facts of an option, which search finds, but does not show. */
    isFacts?: boolean;
  }
}

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handler>[0];

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const classesOf = ({properties: {className}}: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

const classAfter = (prefix: string, element: Element): string | undefined =>
  classesOf(element)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);

function findAll(element: Element, test: (child: Element) => boolean): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (test(child) ? [child] : findAll(child, test)));
}

/** A line in bold that names what follows it. Bold text inside it loses its own mark. */
function label(children: PhrasingContent[]): Paragraph {
  const flat = children.flatMap((child) => (child.type === 'strong' ? child.children : [child]));
  return {type: 'paragraph', children: [{type: 'strong', children: flat}]};
}

/** A sample below its title in bold, because viewers of Markdown hide what follows the language of a fence. */
function codeBlock(state: State, figure: Element): RootContent[] {
  const [code] = findAll(figure, ({tagName}) => tagName === 'code');
  const [caption] = findAll(figure, ({tagName}) => tagName === 'figcaption');
  if (!code || !('dataCodeBlock' in figure.properties)) {
    return state.toFlow(state.all(figure));
  }
  const language = classAfter('language-', code);
  const lang = language === 'text' ? undefined : language;
  const fence: Code = {type: 'code', lang, value: toString(code).replace(/\n$/, '')};
  // The caption contains the title, if there is one, and the language.
  return caption && toString(caption).trim() !== (lang ?? '')
    ? [label([{type: 'inlineCode', value: String(figure.properties.ariaLabel)}]), fence]
    : [fence];
}

/** Each tab's label and content; of package managers, whose commands differ by a word, one fence with all commands. */
function tabs(state: State, group: Element): RootContent[] {
  const withRole = (role: string) => findAll(group, ({properties}) => properties.role === role);
  const names = withRole('tab').map((tab) => toString(tab).trim());
  const panels = withRole('tabpanel').map((panel) => state.toFlow(state.all(panel)));
  const first = panels[0]?.[0];
  if (group.properties.dataTabs === 'npm2yarn' && first?.type === 'code') {
    const commands = panels.map(([block], index) =>
      block?.type === 'code' ? `# ${names[index]}\n${block.value}` : '',
    );
    return [{...first, value: commands.join('\n\n'), data: {searched: first.value}}];
  }
  return panels.flatMap((blocks, index) => {
    const value = names[index] ?? '';
    // A sample may have the tab's name as its title.
    const isNamed = blocks[0] && toString(blocks[0]) === value;
    return isNamed ? blocks : [label([{type: 'text', value}]), ...blocks];
  });
}

/** A quote that begins with the heading of the admonition in bold. */
function admonition(state: State, element: Element): RootContent {
  const [heading, ...content] = element.children.filter(isElement);
  const title = (heading ? state.all(heading) : []) as PhrasingContent[];
  if (title[0]?.type === 'text') {
    // The name of its kind, which CSS capitalises.
    title[0].value = title[0].value.replace(/^\w/, (letter) => letter.toUpperCase());
  }
  const blocks = content.flatMap((part) => state.toFlow(state.all(part)) as BlockContent[]);
  return {type: 'blockquote', children: [label(title), ...blocks]};
}

function container(state: State, element: Element): RootContent[] {
  if (classAfter('theme-admonition-', element)) {
    return [admonition(state, element)];
  }
  if ('dataOptionFacts' in element.properties) {
    return state.all(element).map((list) => ({...list, data: {isFacts: true}}) as RootContent);
  }
  const isTabs = element.children.some(
    (child) => isElement(child) && child.properties.role === 'tablist',
  );
  return isTabs ? tabs(state, element) : state.all(element);
}

/** Headings with their ids, which the outline and search need. */
const headings = Object.fromEntries(
  ([1, 2, 3, 4, 5, 6] as const).map((depth): [string, Handler] => [
    `h${depth}`,
    (state, element) => ({
      type: 'heading',
      depth,
      children: state.all(element) as PhrasingContent[],
      data: {id: String(element.properties.id ?? '')},
    }),
  ]),
);

/** An inlined picture has no address, so its alternative text takes its place. */
function picture({properties: {src, alt}}: Element): RootContent {
  const [url, words] = [String(src ?? ''), String(alt ?? '')];
  return url.startsWith('data:')
    ? {type: 'emphasis', children: [{type: 'text', value: words}]}
    : {type: 'image', url, alt: words};
}

const nothing = () => undefined;
const parser = unified().use(rehypeParse, {fragment: true}).freeze();
const converter = unified()
  .use(rehypeRemark, {
    nodeHandlers: {comment: nothing},
    handlers: {
      ...headings,
      button: nothing,
      input: nothing,
      div: container,
      figure: codeBlock,
      summary: (state, element) => label(state.all(element) as PhrasingContent[]),
      img: (_, element) => picture(element),
    },
  })
  .freeze();

/** Remove icons and the colours of code, two thirds of the elements, before the slow parsing. */
const withoutDecoration = (html: string): string =>
  html
    .replaceAll(/<svg\b[^>]*\baria-hidden\b.*?<\/svg>/gs, '')
    .replaceAll(/<code class="?language-[^>]*>.*?(?=<\/code>)/gs, (code) =>
      code.replaceAll(/<\/?span\b[^>]*>/g, ''),
    );

/** @returns whether the theme has added an element to the prose: a button, a link of a heading to itself */
const isAdded = (element: Element): boolean =>
  (element.tagName === 'button' && element.properties.role !== 'tab') ||
  element.properties.dataPrint === 'hidden' ||
  classesOf(element).includes('hash-link');

/**
 * Read the title and the prose of a finished page. Addresses are made whole, so that it reads the same anywhere.
 *
 * @param url of the page
 * @returns null for a page made of components
 */
export function readArticle(html: string, url: string): {title: string | null; tree: Root} | null {
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  let title: string | null = null;
  let prose: Html | null = null;
  visit(parser.parse(withoutDecoration(article)), 'element', (element, index, parent) => {
    const isTitle = element.tagName === 'h1' && title === null;
    if (isTitle) {
      title = toString(element).trim();
    }
    if (parent && index !== undefined && (isTitle || isAdded(element))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.properties.dataAlign) {
      element.properties.align = String(element.properties.dataAlign);
    }
    if (classesOf(element).includes('markdown')) {
      prose ??= {type: 'root', children: element.children};
    }
    return undefined;
  });
  if (!prose) {
    return null;
  }
  const tree = converter.runSync(prose);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') {
      node.url = URL.canParse(node.url) ? node.url : new URL(node.url, url).href;
    }
  });
  return {title, tree};
}
