import path from 'node:path';

import {createMatcher} from '@docusaurus/utils';
import type {Nodes, Parents, Root} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {VFile} from 'vfile';

import {toString, visit} from '../esmPackages.cjs';

interface Fault {
  line: number;
  text: string;
}

const isFragment = createMatcher(['**/shared/**', '**/_*', '**/_*/**']);

const kinds = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'important',
  'caution',
  'success',
  'secondary',
];

const isDirective = (node: Nodes): node is Directives => /Directive$/.test(node.type);

const colons = {containerDirective: ':::', leafDirective: '::', textDirective: ':'};

/** What is wrong with an admonition, or with text that Markdown takes for one. `source` is the page. */
function directiveFault(node: Directives, source: string): string | undefined {
  const written = colons[node.type] + node.name;
  // Docusaurus gives what it knows a name in HTML, and writes `a:b` as it is.
  if (!node.data) {
    if (node.type === 'textDirective') {
      const isPlain = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
      return isPlain
        ? undefined
        : `"${written}" with brackets or braces is markup without a meaning, and would be lost. Put it into backticks, or write "\\${written}".`;
    }
    const right = kinds.find((kind) => kind === node.name.toLowerCase());
    return `"${written}" is not an admonition. Write ${right ? `":::${right}"` : `one of ${kinds.map((kind) => `:::${kind}`).join(', ')}`}.`;
  }
  const last = source.slice(0, node.position?.end.offset).split('\n').at(-1) ?? '';
  return node.type === 'containerDirective' && !/^[\s>]*:{3,}\s*$/.test(last)
    ? `"${written}" has no end, and the rest of the page would be part of it. Write ":::" on a line of its own below its text.`
    : undefined;
}

/** What text begins with that looks like an admonition; undefined for other text. */
function titleFault(line: string): string | undefined {
  const [, kind = '', title = ''] = /^[\s>]*:{3,}[ \t]*([A-Za-z]+)[ \t]*(.*)$/.exec(line) ?? [];
  const label = title.replace(/^\[(.*)\]$/, '$1');
  return kind
    ? `"${line.trim()}" is not an admonition: its kind follows the colons, and its title stands in brackets. Write ":::${kind.toLowerCase()}${label && `[${label}]`}".`
    : undefined;
}

/** What is wrong with the id that a heading is given in braces. */
function idFault(heading: string): string | undefined {
  const id = /\{\\?#([^{}]*)\}\s*#*\s*$/.exec(heading)?.[1];
  return id === undefined || /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.:-]*[\p{L}\p{M}\p{N}])?$/u.test(id)
    ? undefined
    : `"{#${id}}" cannot be the id of a heading. Write letters and digits, with "-", "_", "." or ":" between them.`;
}

/** The literal value of a JSX attribute; null for an expression, undefined where there is none. */
function attributeOf(node: Nodes, name: string): string | null | undefined {
  const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
  const found = attributes.find((each) => each.type !== 'mdxJsxAttribute' || each.name === name);
  return (
    found &&
    (typeof found.value === 'string' && found.type === 'mdxJsxAttribute' ? found.value : null)
  );
}

const isNamed = (node: Nodes, name: string): boolean =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;

/** Tabs without a value, and of those with the same one all but the first. */
function tabFaults(tabs: Parents): Fault[] {
  const seen = new Set<string>();
  const items = tabs.children
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => isNamed(child, 'TabItem'));
  return items.flatMap((item) => {
    const value = attributeOf(item, 'value');
    const line = item.position?.start.line ?? 1;
    if (value === undefined || value === '') {
      return [
        {
          line,
          text: '<TabItem> has no value, so it would not be shown. Write <TabItem value="…" label="…">.',
        },
      ];
    }
    if (value !== null && seen.has(value)) {
      return [
        {
          line,
          text: `<TabItem value="${value}">: another tab of the group has this value. Give each one of its own.`,
        },
      ];
    }
    seen.add(value ?? '');
    return [];
  });
}

function faultsOf(
  node: Nodes,
  parent: Parents | undefined,
  source: string,
  isPart: boolean,
): Fault[] {
  const line = node.position?.start.line ?? 1;
  const say = (text: string | undefined): Fault[] => (text ? [{line, text}] : []);
  if (isDirective(node)) {
    return say(directiveFault(node, source));
  }
  if (node.type === 'text' && parent?.type === 'paragraph') {
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    return written.split('\n').flatMap((one, index) => {
      const text = titleFault(one);
      return text ? [{line: line + index, text}] : [];
    });
  }
  if (node.type === 'heading') {
    const isTitle = parent !== undefined && isNamed(parent, 'header');
    return [
      ...say(idFault(source.slice(node.position?.start.offset, node.position?.end.offset))),
      ...say(
        node.depth === 1 && (isPart || !isTitle)
          ? `"# ${toString(node)}" would be a second title of the page. Write "##".`
          : undefined,
      ),
    ];
  }
  return isNamed(node, 'Tabs') ? tabFaults(node as Parents) : [];
}

/**
 * Remark plugin, to come after Docusaurus' own: stops the build at markup that is accepted, but would not be shown as it
 * is meant, with a line for each fault: file, line, what to write.
 */
export default function refuseMarkup() {
  return (tree: Root, file: VFile): void => {
    const source = String(file.value);
    const name = path.relative(process.cwd(), file.path);
    const isPart = isFragment(name);
    const faults: Fault[] = [];
    visit(tree, (node, _, parent) => {
      faults.push(...faultsOf(node, parent, source, isPart));
    });
    if (faults.length > 0) {
      const lines = faults.map(({line, text}) => `${name}:${line}: ${text}`);
      throw new Error(`This page would not be shown as it is written.\n${lines.join('\n')}`);
    }
  };
}
