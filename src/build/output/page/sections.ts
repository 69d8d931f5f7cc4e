import type {Heading, Nodes, Root, RootContent} from 'mdast';

import {toString} from '../../esmPackages.cjs';
import type {PageSection} from '../../../lib/pageRecord';

interface OpenSection {
  id: string | null;
  headings: string[];
  text: string[];
  code: string[];
}

function plain(node: Nodes): string {
  return toString(node, {includeImageAlt: false}).replaceAll(/\s+/g, ' ').trim();
}

/** The headings above one of this depth, and itself. Skipped depths leave no gap. */
function headingPath(open: {depth: number; text: string}[], heading: Heading): typeof open {
  return [
    ...open.filter(({depth}) => depth < heading.depth),
    {depth: heading.depth, text: plain(heading)},
  ];
}

/**
 * Cuts a page into runs of prose under one heading, for search.
 *
 * @returns sections in document order; the one before the first heading has no id, and is left out
 * when it is empty
 */
export function sectionsOf({children}: Root): PageSection[] {
  let path: {depth: number; text: string}[] = [];
  let current: OpenSection = {id: null, headings: [], text: [], code: []};
  const sections: OpenSection[] = [current];

  function walk(node: RootContent): void {
    if (node.type === 'heading' && node.depth >= 2 && node.depth <= 4) {
      path = headingPath(path, node);
      current = {
        id: node.data?.id ?? null,
        headings: path.map(({text}) => text),
        text: [],
        code: [],
      };
      sections.push(current);
    } else if (node.type === 'code') {
      // What differs between package managers is one word; repeating it would drown the rest.
      current.code.push(node.data?.command ?? node.value);
    } else if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const text = plain(node);
      if (text) {
        current.text.push(text);
      }
    } else if ('children' in node) {
      node.children.forEach(walk);
    }
  }

  children.forEach(walk);
  return sections
    .filter(({id, text, code}) => id !== null || text.length > 0 || code.length > 0)
    .map(({text, code, ...section}) => ({
      ...section,
      text: text.join(' '),
      code: code.join('\n'),
    }));
}
