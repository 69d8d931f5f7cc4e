import type {Element, ElementContent, Root as Prose} from 'hast';
import type {BlockContent, Code, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {Options} from 'rehype-remark';

import {rehypeRemark, toString, unified, visit} from '../../esmPackages.cjs';
import {classesOf} from './readArticle';

declare module 'mdast' {
  interface HeadingData {
    /** The rendered id. */
    id?: string;
  }
  interface CodeData {
    /** The sample as it would be searched: of one package manager, and without the signs of a difference. */
    searched?: string;
  }
}

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handler>[0];
type Messages = Readonly<Record<string, string>>;

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function findAll(element: Element, test: (child: Element) => boolean): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (test(child) ? [child] : findAll(child, test)));
}

function classAfter(prefix: string, element: Element): string | undefined {
  return classesOf(element)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}

/** A line in bold that names what follows it. Bold text inside it loses its own mark. */
function label(...children: PhrasingContent[]): Paragraph {
  const flat = children.flatMap((child) => (child.type === 'strong' ? child.children : [child]));
  return {type: 'paragraph', children: [{type: 'strong', children: flat}]};
}

const textLabel = (value: string): Paragraph => label({type: 'text', value});

const wordsFor = (value: string): RootContent[] =>
  value ? [{type: 'emphasis', children: [{type: 'text', value}]}] : [];

/** The inline content of an element that holds words, such as a summary. */
function phrasesOf(state: State, element: Element): PhrasingContent[] {
  return state
    .toFlow(state.all(element))
    .flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

const signs: Record<string, string> = {add: '+', remove: '-'};

/** A fence that tells the marks of its lines. */
function markedFence(
  code: Element,
  value: string,
  lang: string | undefined,
  isNumbered: boolean,
): Code {
  const marks = new Map<number, string>();
  let line = 0;
  for (const child of code.children) {
    const mark =
      child.type === 'element' && classAfter('', child) === 'line' && classesOf(child)[1];
    if (mark) {
      marks.set(line, mark);
    }
    line += toString(child).split('\n').length - 1;
  }
  const highlighted = [...marks].flatMap(([index, mark]) =>
    mark === 'highlight' ? index + 1 : [],
  );
  const meta = [
    ...(isNumbered ? ['showLineNumbers'] : []),
    ...(highlighted.length > 0 ? [`{${highlighted.join(',')}}`] : []),
  ].join(' ');
  const isDiff = [...marks.values()].some((mark) => mark in signs);
  const lines = value
    .split('\n')
    .map((text, index) => (signs[marks.get(index) ?? ''] ?? ' ') + text);
  return isDiff
    ? {type: 'code', lang: 'diff', meta, value: lines.join('\n'), data: {searched: value}}
    : {type: 'code', lang: lang ?? (meta && 'text'), meta, value};
}

/**
 * A sample under its title in bold: a viewer of Markdown hides what follows a fence's language. Numbers and marked lines
 * are written there nonetheless, as the author did; added and removed lines make it a `diff`.
 */
function codeBlock(state: State, figure: Element): RootContent[] {
  const [code] = findAll(figure, ({tagName}) => tagName === 'code');
  const [caption] = findAll(figure, ({tagName}) => tagName === 'figcaption');
  if (!code) {
    return state.all(figure);
  }
  const language = classAfter('language-', code);
  const lang = language === 'text' ? undefined : language;
  const value = toString(code).replace(/\n$/, '');
  const fence = markedFence(code, value, lang, 'dataLineNumbers' in figure.properties);
  // The caption says the title, if there is one, and the language.
  return caption && toString(caption).trim() !== (lang ?? '')
    ? [label({type: 'inlineCode', value: String(figure.properties.ariaLabel)}), fence]
    : [fence];
}

/** Each tab's label and content. Where package managers' commands differ by a word, one fence says them all. */
function tabs(state: State, group: Element): RootContent[] {
  const labels = findAll(group, ({properties}) => properties.role === 'tab');
  const panels = findAll(group, ({properties}) => properties.role === 'tabpanel').map(
    (panel, index) => ({
      name: labels[index] ? toString(labels[index]).trim() : '',
      blocks: state.toFlow(state.all(panel)),
    }),
  );
  const commands = panels.flatMap(({name, blocks: [block, ...rest]}) =>
    block?.type === 'code' && rest.length === 0 ? [{name, block}] : [],
  );
  const [first] = commands;
  if (
    group.properties.dataTabs === 'npm2yarn' &&
    commands.length === panels.length &&
    first?.block.lang === 'bash'
  ) {
    const value = commands.map(({name, block}) => `# ${name}\n${block.value}`).join('\n\n');
    return [{...first.block, value, data: {searched: first.block.value}}];
  }
  return panels.flatMap(({name, blocks}) => [textLabel(name), ...blocks]);
}

/** A quote whose first line says in bold what kind of remark it is, and its title. */
function admonition(state: State, element: Element, kind: string, messages: Messages): RootContent {
  const word = messages[`theme.admonition.${kind}`] ?? kind;
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  const [heading, ...content] = element.children.filter(isElement);
  const title = heading ? phrasesOf(state, heading) : [];
  // English labels are written small, because the theme's CSS makes capitals of them.
  const isPlain = title.length === 0 || (heading && toString(heading).trim() === word);
  const head = isPlain ? textLabel(name) : label({type: 'text', value: `${name}: `}, ...title);
  const blocks = content.flatMap((part) => state.toFlow(state.all(part)) as BlockContent[]);
  return {type: 'blockquote', children: [head, ...blocks]};
}

function container(state: State, element: Element, messages: Messages): RootContent[] {
  const kind = classAfter('theme-admonition-', element);
  if (kind) {
    return [admonition(state, element, kind, messages)];
  }
  const isTabs = element.children.some(
    (child) => isElement(child) && child.properties.role === 'tablist',
  );
  return isTabs ? tabs(state, element) : state.all(element);
}

/** A heading with its id, which the outline and search ask for. */
const headings: Record<string, Handler> = Object.fromEntries(
  ([1, 2, 3, 4, 5, 6] as const).map((depth) => [
    `h${depth}`,
    (state: State, element: Element) => ({
      type: 'heading',
      depth,
      children: state.all(element) as PhrasingContent[],
      data: {id: String(element.properties.id ?? '')},
    }),
  ]),
);

/** Of a drawing, what it tells those who cannot see it. */
function drawing(svg: Element): RootContent[] {
  const [title] = findAll(svg, ({tagName}) => tagName === 'title');
  return wordsFor(title ? toString(title).replaceAll(/\s+/g, ' ').trim() : '');
}

/** `1-ab12cd` of `#user-content-fn-1-ab12cd`: a page and its partials may have the same numbers. */
const noteId = (id: unknown): string => String(id).replace(/^.*?fn-/, '');

function footnoteLink(state: State, element: Element): ReturnType<Handler> {
  const {href, dataFootnoteRef, dataFootnoteBackref} = element.properties;
  if (dataFootnoteBackref !== undefined) {
    return undefined;
  }
  return dataFootnoteRef === undefined
    ? {type: 'link', url: String(href ?? ''), children: state.all(element) as PhrasingContent[]}
    : {type: 'footnoteReference', identifier: noteId(href)};
}

function footnotes(state: State, section: Element): ReturnType<Handler> {
  return section.properties.dataFootnotes === undefined
    ? state.all(section)
    : findAll(section, ({tagName}) => tagName === 'li').map((item) => ({
        type: 'footnoteDefinition',
        identifier: noteId(item.properties.id),
        children: state.toFlow(state.all(item)) as BlockContent[],
      }));
}

/** A picture that the bundler has put into the page has no address: its words stand for it. */
function picture({properties: {src, alt}}: Element): RootContent[] {
  const [url, words] = [String(src ?? ''), String(alt ?? '')];
  return url.startsWith('data:') ? wordsFor(words) : [{type: 'image', url, alt: words}];
}

/** Makes Markdown of prose that reads the same anywhere: addresses are whole, and labels and drawings are words. */
export function createConverter({siteUrl, messages}: {siteUrl: string; messages: Messages}) {
  const nothing = () => undefined;
  const processor = unified()
    .use(rehypeRemark, {
      nodeHandlers: {comment: nothing},
      handlers: {
        ...headings,
        button: nothing,
        input: nothing,
        div: (state, element) => container(state, element, messages),
        figure: (state, element) =>
          'dataCodeBlock' in element.properties
            ? codeBlock(state, element)
            : state.toFlow(state.all(element)),
        a: footnoteLink,
        section: footnotes,
        summary: (state, element) => label(...phrasesOf(state, element)),
        svg: (_, element) => drawing(element),
        img: (_, element) => picture(element),
      },
    })
    .freeze();

  return (prose: Prose, routePath: string): Root => {
    const tree = processor.runSync(prose);
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'image') {
        node.url = URL.canParse(node.url) ? node.url : new URL(node.url, siteUrl + routePath).href;
      }
      // A video or a recording that the author has put no words into.
      if (node.type === 'link' && node.children.length === 0) {
        node.children.push({type: 'text', value: node.url.replace(/^.*\//, '')});
      }
    });
    return tree;
  };
}
