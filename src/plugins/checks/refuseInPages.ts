import path from 'node:path';

import type {Nodes, Root} from 'mdast';

import {siteDirOf} from '../../config/contentFiles';
import {visit} from '../esmPackages.cjs';
import {findBrowserUse, needsReact, readSource, resolveSource} from './browserUse';

interface Fault {
  readonly line: number;
  readonly text: string;
}

/** The code of a node as TSX: imports and exports, an expression, or a tag without its content. */
function codeOf(node: Nodes): string {
  switch (node.type) {
    case 'mdxjsEsm':
      return node.value;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return `(${node.value}\n)`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = node.attributes.map((attribute) => {
        const {type, value} = attribute;
        if (type === 'mdxJsxExpressionAttribute') {
          return `{${value}}`;
        }
        return `${attribute.name}={${value && typeof value === 'object' ? value.value : '""'}}`;
      });
      return node.name ? `<${node.name} ${attributes.join(' ')} />` : '';
    }
    default:
      return '';
  }
}

/** Finds what needs React in the browser: in the page itself, and in the components that it imports. */
function browserUses(node: Nodes, file: string, siteDir: string): Fault[] {
  const before = (node.position?.start.line ?? 1) - 1;
  const {imports, uses} = readSource(codeOf(node));
  return [
    ...uses.map(({what, line}) => ({
      line: before + line,
      text: `The page uses ${what}, ${needsReact} Move it into a module that begins with 'use client', and import its component.`,
    })),
    ...imports.flatMap(({specifier, line}) => {
      const source = resolveSource(specifier, file, siteDir);
      const use = source && findBrowserUse(source, siteDir);
      return use ? {line: before + line, text: `${specifier}: ${use}`} : [];
    }),
  ];
}

/** Remark plugin: stops the build at what a page would show and a reader could not use, with file, line and a way out. */
export default function refuseInPages() {
  return (tree: Root, {path: file}: {path: string}): void => {
    const siteDir = siteDirOf(file);
    const faults: Fault[] = [];
    const headings = new Map<string, number>();
    visit(tree, (node) => {
      faults.push(...browserUses(node, file, siteDir));
      // Docusaurus has given the ids by now.
      const id = node.type === 'heading' ? node.data?.id : undefined;
      if (id !== undefined) {
        const line = node.position?.start.line ?? 1;
        const first = headings.get(id);
        if (first !== undefined) {
          const text = `The heading id "${id}" is already used on line ${first}. Give one of the headings another id.`;
          faults.push({line, text});
        }
        headings.set(id, first ?? line);
      }
    });
    if (faults.length > 0) {
      const lines = faults
        .sort((a, b) => a.line - b.line)
        .map(({line, text}) => `${path.relative(siteDir, file)}:${line}: ${text}`);
      throw new Error(`This page cannot work as it is written.\n${lines.join('\n')}`);
    }
  };
}
