import type {Element, ElementContent} from 'hast';
import type {
  BlockContent,
  Code,
  Heading,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type {Options} from 'rehype-remark';

import {rehypeRemark, toString, unified, visit} from '../../esmPackages.cjs';
import type {Article} from './readArticle';

declare module 'mdast' {
  interface HeadingData {
    /** The rendered id. */
    id?: string;
  }
  interface CodeData {
    /** What the fence says with one package manager. */
    command?: string;
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

function classesOf({properties}: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** A line in bold that names what follows it. Bold text inside it loses its own mark. */
function label(children: PhrasingContent[]): Paragraph {
  const flat = children.flatMap((child) => (child.type === 'strong' ? child.children : [child]));
  return {type: 'paragraph', children: [{type: 'strong', children: flat}]};
}

const textLabel = (value: string): Paragraph => label([{type: 'text', value}]);

/** The inline content of an element that holds words, such as a summary. */
function phrasesOf(state: State, element: Element): PhrasingContent[] {
  return state
    .toFlow(state.all(element))
    .flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

/**
 * A sample under its title in bold: a viewer of Markdown hides what follows a fence's language, and a
 * language model reads the line as the file's name.
 */
function codeBlock(state: State, figure: Element): RootContent[] {
  const [code] = findAll(figure, ({tagName}) => tagName === 'code');
  const [caption] = findAll(figure, ({tagName}) => tagName === 'figcaption');
  if (!code) {
    return state.all(figure);
  }
  const language = classesOf(code)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const lang = language === 'text' ? undefined : language;
  // The caption says the title, if there is one, and the language.
  const isTitled = caption && toString(caption).trim() !== (lang ?? '');
  const title = String(figure.properties.ariaLabel);
  const fence: Code = {
    type: 'code',
    lang,
    value: toString(code).replace(/\n$/, ''),
  };
  return isTitled ? [label([{type: 'inlineCode', value: title}]), fence] : [fence];
}

interface Panel {
  name: string;
  blocks: RootContent[];
}

/** One fence that says each package manager's form of a command, since they differ by a word. */
function commandOf(panels: readonly Panel[]): Code | null {
  const codes = panels.map(({blocks}) => blocks[0]);
  const [first] = codes;
  const areCommands = panels.every(({blocks}) => blocks.length === 1);
  if (!areCommands || first?.type !== 'code' || first.lang !== 'bash') {
    return null;
  }
  const parts = panels.map(({name}, index) => `# ${name}\n${(codes[index] as Code).value}`);
  return {...first, value: parts.join('\n\n'), data: {command: first.value}};
}

/** Each tab's label, and what the tab holds. */
function tabs(state: State, group: Element, labels: readonly Element[]): RootContent[] {
  const panels = findAll(group, ({properties}) => properties.role === 'tabpanel').map(
    (panel, index) => ({
      name: labels[index] ? toString(labels[index]).trim() : '',
      blocks: state.toFlow(state.all(panel)),
    }),
  );
  const command = group.properties.dataTabs === 'npm2yarn' ? commandOf(panels) : null;
  return command ? [command] : panels.flatMap(({name, blocks}) => [textLabel(name), ...blocks]);
}

/** A quote whose first line says in bold what kind of remark it is, and its title. */
function admonition(state: State, element: Element, kind: string, messages: Messages): RootContent {
  const word = messages[`theme.admonition.${kind}`] ?? kind;
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  const [heading, ...content] = element.children.filter(isElement);
  const title = heading ? phrasesOf(state, heading) : [];
  // English labels are written small, because the theme's CSS makes capitals of them.
  const isPlain = title.length === 0 || (heading && toString(heading).trim() === word);
  const blocks = content.flatMap((part) => state.toFlow(state.all(part)) as BlockContent[]);
  return {
    type: 'blockquote',
    children: [
      isPlain ? textLabel(name) : label([{type: 'text', value: `${name}: `}, ...title]),
      ...blocks,
    ],
  };
}

function container(state: State, element: Element, messages: Messages): RootContent[] {
  const kind = classesOf(element)
    .find((name) => name.startsWith('theme-admonition-'))
    ?.slice('theme-admonition-'.length);
  if (kind) {
    return [admonition(state, element, kind, messages)];
  }
  const labels = findAll(element, ({properties}) => properties.role === 'tab');
  const isTabs = element.children.some(
    (child) => isElement(child) && child.properties.role === 'tablist',
  );
  return isTabs ? tabs(state, element, labels) : state.all(element);
}

/** A heading with its id, which the outline and search ask for. */
function heading(depth: Heading['depth']): Handler {
  return (state, element: Element) => ({
    type: 'heading',
    depth,
    children: state.all(element) as PhrasingContent[],
    data: {id: String(element.properties.id ?? '')},
  });
}

/** Of a drawing, what it tells those who cannot see it. */
function drawing(svg: Element): RootContent[] {
  const [title] = findAll(svg, ({tagName}) => tagName === 'title');
  const value = title ? toString(title).replaceAll(/\s+/g, ' ').trim() : '';
  return value ? [{type: 'emphasis', children: [{type: 'text', value}]}] : [];
}

/** A picture that the bundler has put into the page has no address: its words stand for it. */
function picture({properties: {src, alt}}: Element): RootContent[] {
  const [url, words] = [String(src ?? ''), String(alt ?? '')];
  if (!url.startsWith('data:')) {
    return [{type: 'image', url, alt: words}];
  }
  return words ? [{type: 'emphasis', children: [{type: 'text', value: words}]}] : [];
}

/** Options of `createConverter`. */
export interface ConverterOptions {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The build's interface strings, by id. */
  messages: Readonly<Record<string, string>>;
}

/**
 * Makes a function that turns a page's prose into Markdown that reads the same anywhere: every address is
 * whole, tabs and `details` keep their labels, drawings become their words.
 */
export function createConverter({siteUrl, messages}: ConverterOptions) {
  const nothing = () => undefined;
  const processor = unified()
    .use(rehypeRemark, {
      nodeHandlers: {comment: nothing},
      handlers: {
        ...Object.fromEntries(
          ([1, 2, 3, 4, 5, 6] as const).map((depth) => [`h${depth}`, heading(depth)]),
        ),
        button: nothing,
        input: nothing,
        div: (state, element) => container(state, element, messages),
        figure: (state, element) =>
          'dataCodeBlock' in element.properties
            ? codeBlock(state, element)
            : state.toFlow(state.all(element)),
        summary: (state, element) => label(phrasesOf(state, element)),
        svg: (_, element) => drawing(element),
        img: (_, element) => picture(element),
      },
    })
    .freeze();

  return ({prose}: Article, routePath: string): Root => {
    const tree = processor.runSync(prose);
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'image') {
        node.url = URL.canParse(node.url) ? node.url : new URL(node.url, siteUrl + routePath).href;
      }
    });
    return tree;
  };
}
