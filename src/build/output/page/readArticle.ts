import type {Element, Root} from 'hast';

import {SKIP, rehypeParse, toString, unified, visit} from '../../esmPackages.cjs';

/** What a finished page says. */
export interface Article {
  /** The page's `h1` as plain text; null where it has none. */
  title: string | null;
  /** The prose below the title, without what the theme adds to it. */
  prose: Root;
}

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

/** Coloured code and icons are two thirds of a page's elements, and nothing is read from them. */
function withoutColours(html: string): string {
  return html
    .replaceAll(/<svg\b[^>]*\baria-hidden\b.*?<\/svg>/gs, '')
    .replaceAll(
      /(<code class="?language-[^>]*>)(.*?)(?=<\/code>)/gs,
      (_, start: string, code: string) => start + code.replaceAll(/<\/?span\b[^>]*>/g, ''),
    );
}

function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** Buttons, links of headings to themselves, and what is marked as not for paper either. */
function isAdded(element: Element): boolean {
  const isTab = element.properties.role === 'tab';
  return (
    (element.tagName === 'button' && !isTab) ||
    element.properties.dataPrint === 'hidden' ||
    hasClass(element, 'hash-link')
  );
}

/**
 * Reads the prose out of a finished page.
 *
 * @param html of the whole page
 * @returns null where the page holds no prose: then it is made of components
 */
export function readArticle(html: string): Article | null {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (start === -1 || end === -1) {
    return null;
  }
  const article = parser.parse(withoutColours(html.slice(start, end)));
  let title: string | null = null;
  let prose: Root | null = null;
  visit(article, 'element', (element, index, parent) => {
    const isTitle = element.tagName === 'h1' && title === null;
    if (isTitle) {
      title = toString(element).trim();
    }
    if (parent && index !== undefined && (isTitle || isAdded(element))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const alignment = /text-align:\s*(\w+)/.exec(String(element.properties.style ?? ''))?.[1];
    if (alignment && /^t[dh]$/.test(element.tagName)) {
      element.properties.align = alignment;
    }
    if (hasClass(element, 'markdown')) {
      prose ??= {type: 'root', children: element.children};
    }
    return undefined;
  });
  return prose && {title, prose};
}
