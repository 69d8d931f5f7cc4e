import path from 'node:path';

import type {Nodes, Root} from 'mdast';

import {siteDirOf} from '../../config/contentFiles';
import {visit} from '../esmPackages.cjs';
import {findBrowserUse, findUse, importedSources} from './browserUse';

/** Returns the code of a node: imports and exports, an expression, or a tag without its content. */
function codeOf(node: Nodes): string {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return node.value;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = node.attributes.map(({value, ...attribute}) => {
        const code = value && typeof value === 'object' ? value.value : value;
        return attribute.type === 'mdxJsxAttribute' ? `${attribute.name}={${code}}` : code;
      });
      return `<${node.name} ${attributes.join(' ')}>`;
    }
    default:
      return '';
  }
}

/** Remark plugin: stops the build at what needs React in the browser, in a page or in components that it imports. */
export default function refuseInPages() {
  return (tree: Root, {path: file}: {path: string}): void => {
    const siteDir = siteDirOf(file);
    const faults: string[] = [];
    visit(tree, (node) => {
      const code = codeOf(node);
      const add = (line: number, text: string): void => {
        const before = (node.position?.start.line ?? 1) - 1;
        faults.push(`${path.relative(siteDir, file)}:${before + line}: ${text}`);
      };
      const use = findUse(code);
      if (use) {
        add(
          use.line,
          `The page uses ${use.what}, which needs React in the browser. Move it into a module that begins with 'use client', and import its component.`,
        );
      }
      for (const {specifier, line, file: source} of importedSources(code, file, siteDir)) {
        const found = findBrowserUse(source, siteDir);
        if (found) {
          add(line, `${specifier}: ${found}`);
        }
      }
    });
    if (faults.length > 0) {
      throw new Error(`This page cannot work as it is written.\n${faults.join('\n')}`);
    }
  };
}
