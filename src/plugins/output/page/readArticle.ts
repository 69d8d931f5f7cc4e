import type {Element, Root} from 'hast';

import {SKIP, rehypeParse, toString, unified, visit} from '../../esmPackages.cjs';

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

/** Coloured code and icons are two thirds of a page's elements, and nothing is read from them. */
function withoutColours(html: string): string {
  return html.replaceAll(/<svg\b[^>]*\baria-hidden\b.*?<\/svg>/gs, '').replaceAll(
    /(<code class="?language-[^>]*>)(.*?)(?=<\/code>)/gs,
    (_, start: string, code: string) =>
      // Of marked lines, the copy tells the marks.
      start + (/class="line /.test(code) ? code : code.replaceAll(/<\/?span\b[^>]*>/g, '')),
  );
}

export function classesOf({properties}: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** Buttons, links of headings to themselves, and what is marked as not for paper either. */
function isAdded(element: Element): boolean {
  return (
    (element.tagName === 'button' && element.properties.role !== 'tab') ||
    element.properties.dataPrint === 'hidden' ||
    classesOf(element).includes('hash-link')
  );
}

/** The title and the prose of a finished page, without what the theme adds; null for a page made of components. */
export function readArticle(html: string): {title: string | null; prose: Root} | null {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (start === -1 || end === -1) {
    return null;
  }
  let title: string | null = null;
  let prose: Root | null = null;
  const article = parser.parse(withoutColours(html.slice(start, end)));
  visit(article, 'element', (element, index, parent) => {
    const isTitle = element.tagName === 'h1' && title === null;
    if (isTitle) {
      title = toString(element).trim();
    }
    if (parent && index !== undefined && (isTitle || isAdded(element))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.properties.dataAlign) {
      element.properties.align = String(element.properties.dataAlign);
    }
    if (classesOf(element).includes('markdown')) {
      prose ??= {type: 'root', children: element.children};
    }
    return undefined;
  });
  return prose && {title, prose};
}
