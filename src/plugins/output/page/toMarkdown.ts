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
type Messages = Readonly<Record<string, string>>;

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function findAll(element: Element, test: (child: Element) => boolean): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (test(child) ? [child] : findAll(child, test)));
}

const withRole = (element: Element, role: string): Element[] =>
  findAll(element, ({properties}) => properties.role === role);

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
    ? [label({type: 'inlineCode', value: String(figure.properties.ariaLabel)}), fence]
    : [fence];
}

/** Each tab's label and content; of package managers, whose commands differ by a word, one fence with all commands. */
function tabs(state: State, group: Element): RootContent[] {
  const names = withRole(group, 'tab').map((tab) => toString(tab).trim());
  const panels = withRole(group, 'tabpanel').map((panel, index) => ({
    name: names[index] ?? '',
    blocks: state.toFlow(state.all(panel)),
  }));
  const first = panels[0]?.blocks[0];
  if (group.properties.dataTabs === 'npm2yarn' && first?.type === 'code') {
    const commands = panels.map(({name, blocks: [block]}) =>
      block?.type === 'code' ? `# ${name}\n${block.value}` : '',
    );
    return [{...first, value: commands.join('\n\n'), data: {searched: first.value}}];
  }
  return panels.flatMap(({name, blocks}) =>
    // A sample may have the tab's name as its title.
    blocks[0] && toString(blocks[0]) === name ? blocks : [textLabel(name), ...blocks],
  );
}

/** A quote that begins with the kind of the admonition in bold, and its title. */
function admonition(state: State, element: Element, kind: string, messages: Messages): RootContent {
  const word = messages[`theme.admonition.${kind}`] ?? kind;
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  const [heading, ...content] = element.children.filter(isElement);
  const title = heading ? toString(heading).trim() : '';
  const phrases = (heading ? state.toFlow(state.all(heading)) : []).flatMap((block) =>
    block.type === 'paragraph' ? block.children : [],
  );
  const head =
    title === '' || title === word
      ? textLabel(name)
      : label({type: 'text', value: `${name}: `}, ...phrases);
  const blocks = content.flatMap((part) => state.toFlow(state.all(part)) as BlockContent[]);
  return {type: 'blockquote', children: [head, ...blocks]};
}

function container(state: State, element: Element, messages: Messages): RootContent[] {
  const kind = classAfter('theme-admonition-', element);
  if (kind) {
    return [admonition(state, element, kind, messages)];
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

/** @returns a function from prose to Markdown that reads the same anywhere: addresses are whole, labels are words */
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
        figure: codeBlock,
        summary: (state, element) => label(...(state.all(element) as PhrasingContent[])),
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
    });
    return tree;
  };
}
