import type {Heading, Nodes, Root, RootContent} from 'mdast';

import type {PageSection} from '../../../lib/pageRecord';
import {toString} from '../../esmPackages.cjs';

function plain(node: Nodes): string {
  return toString(node, {includeImageAlt: false}).replaceAll(/\s+/g, ' ').trim();
}

/** Cuts a page into runs of prose under one heading; what stands before the first has no id, and may be left out. */
export function sectionsOf({children}: Root): PageSection[] {
  let open: Heading[] = [];
  const begin = (id: string | null) => ({
    id,
    headings: open.map(plain),
    text: [] as string[],
    code: [] as string[],
  });
  let current = begin(null);
  const sections = [current];

  function walk(node: RootContent): void {
    if (node.type === 'heading' && node.depth >= 2 && node.depth <= 4) {
      // The headings above this one, and itself. Skipped depths leave no gap.
      open = [...open.filter(({depth}) => depth < node.depth), node];
      current = begin(node.data?.id ?? null);
      sections.push(current);
    } else if (node.type === 'code') {
      // What differs between package managers is one word; repeating it would drown the rest.
      current.code.push(node.data?.command ?? node.value);
    } else if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      current.text.push(plain(node));
    } else if ('children' in node) {
      node.children.forEach(walk);
    }
  }

  children.forEach(walk);
  return sections
    .map(({id, headings, text, code}) => ({
      id,
      headings,
      text: text.filter((part) => part !== '').join(' '),
      code: code.join('\n'),
    }))
    .filter(({id, text, code}) => id !== null || text !== '' || code !== '');
}
