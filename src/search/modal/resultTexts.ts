import type {InternalDocSearchHit} from '@docsearch/react';

type Texts = Record<string, unknown>;

/** A text that the provider marked or cut, where it did; otherwise the text itself. Both are HTML. */
function textOf(
  hit: InternalDocSearchHit,
  attribute: 'content' | keyof typeof hit.hierarchy,
): string {
  const isContent = attribute === 'content';
  const cut = hit._snippetResult as unknown as Texts | undefined;
  const marked = isContent ? cut : (cut?.hierarchy as Texts | undefined);
  const {value} = (marked?.[attribute] ?? {}) as {value?: string};
  return value || (isContent ? hit.content : hit.hierarchy[attribute]) || '';
}

/** What stands in a row, as HTML, and the sign before it. */
export interface ResultTexts {
  kind: 'page' | 'section' | 'text';
  title: string;
  /** Below the title; '' for none. */
  path: string;
}

/**
 * Reads a hit as DocSearch 3.9 does: a page with its text, a section or a paragraph with what our client
 * puts in the place of its page's title.
 */
export function resultTexts(hit: InternalDocSearchHit): ResultTexts {
  switch (hit.type) {
    case 'lvl1':
      return {
        kind: 'page',
        title: textOf(hit, 'lvl1'),
        path: hit.content ? textOf(hit, 'content') : '',
      };
    case 'content':
      return {kind: 'text', title: textOf(hit, 'content'), path: textOf(hit, 'lvl1')};
    default:
      return {kind: 'section', title: textOf(hit, hit.type), path: textOf(hit, 'lvl1')};
  }
}

/** Title of the page and of its place, which heads its rows. Plain text: marks are taken out. */
export function groupTitle(hit: InternalDocSearchHit): string {
  const marked = hit._highlightResult as {hierarchy?: {lvl0?: {value?: string}}} | undefined;
  return (marked?.hierarchy?.lvl0?.value || hit.hierarchy.lvl0).replace(/<\/?mark>/g, '');
}
