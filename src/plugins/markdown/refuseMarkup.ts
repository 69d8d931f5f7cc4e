import path from 'node:path';

import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';

import {visit} from '../esmPackages.cjs';

/** Find text that looks like an admonition: `:::note Title`, `::: note`. */
function findAdmonition(text: string): string | undefined {
  const [, kind = '', title = ''] = /^[\s>]*:{3,}[ \t]*([A-Za-z]+)[ \t]*(.*)$/m.exec(text) ?? [];
  const label = title && `[${title.replace(/^\[(.*)\]$/, '$1')}]`;
  return kind
    ? `This is not an admonition. Its kind follows the colons, and its title stands in brackets: ":::${kind.toLowerCase()}${label}".`
    : undefined;
}

/** Find an id of a heading that Docusaurus would show as text, or that an earlier one has. */
function findWrongId(heading: string, known: Set<string>): string | undefined {
  const id = /\{\\?#([^{}]*)\}\s*#*\s*$/.exec(heading)?.[1];
  if (id === undefined) {
    return undefined;
  }
  if (known.has(id)) {
    return `"{#${id}}" is the id of an earlier heading, too. Write another one.`;
  }
  known.add(id);
  return /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.:-]*[\p{L}\p{M}\p{N}])?$/u.test(id)
    ? undefined
    : `"{#${id}}" cannot be the id of a heading. Write letters and digits, with "-", "_", "." or ":" between them.`;
}

/** Find a tab without a value, or with the value of an earlier one. `source` is the text from `<Tabs>` to `</Tabs>`. */
function findWrongTab(source: string): string | undefined {
  const own = source.slice('<Tabs'.length).replaceAll(/<Tabs\b[^]*?<\/Tabs>/g, '');
  const values = [...own.matchAll(/<TabItem\b[^>]*/g)].map(
    ([tag]) => /\bvalue=(["'{][^\s>]*)/.exec(tag)?.[1],
  );
  return values.some((value, index) => !value || values.indexOf(value) < index)
    ? 'Each <TabItem> of a group needs a value of its own: <TabItem value="…" label="…">.'
    : undefined;
}

function findFault(node: Nodes, source: string, ids: Set<string>): string | undefined {
  switch (node.type) {
    case 'text':
      return findAdmonition(source);
    case 'heading':
      return findWrongId(source, ids);
    case 'mdxJsxFlowElement':
      return node.name === 'Tabs' ? findWrongTab(source) : undefined;
    default:
      return undefined;
  }
}

/**
 * Remark plugin: stops the build at markup that Docusaurus accepts, but does not show as it is meant.
 *
 * @throws Error with file, line and what to write
 */
export default function refuseMarkup() {
  return (tree: Root, file: VFile): void => {
    const ids = new Set<string>();
    visit(tree, (node) => {
      // What another plugin has generated has none.
      if (!node.position) {
        return;
      }
      const {start, end} = node.position;
      const fault = findFault(node, String(file.value).slice(start.offset, end.offset), ids);
      if (fault) {
        throw new Error(`${path.relative(process.cwd(), file.path)}:${start.line}: ${fault}`);
      }
    });
  };
}
