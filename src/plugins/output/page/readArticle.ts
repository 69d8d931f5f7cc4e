import type {Element, Root} from 'hast';

import {SKIP, rehypeParse, toString, unified, visit} from '../../esmPackages.cjs';

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

/** Remove icons and the colours of code, two thirds of the elements, before the slow parsing. */
function withoutDecoration(html: string): string {
  return html
    .replaceAll(/<svg\b[^>]*\baria-hidden\b.*?<\/svg>/gs, '')
    .replaceAll(/<code class="?language-[^>]*>.*?(?=<\/code>)/gs, (code) =>
      code.replaceAll(/<\/?span\b[^>]*>/g, ''),
    );
}

export function classesOf({properties}: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** @returns whether the theme has added an element to the prose: a button, a link of a heading to itself */
function isAdded(element: Element): boolean {
  return (
    (element.tagName === 'button' && element.properties.role !== 'tab') ||
    element.properties.dataPrint === 'hidden' ||
    classesOf(element).includes('hash-link')
  );
}

/** Read the title and the prose of a finished page. @returns null for a page made of components */
export function readArticle(html: string): {title: string | null; prose: Root} | null {
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  let title: string | null = null;
  let prose: Root | null = null;
  visit(parser.parse(withoutDecoration(article)), 'element', (element, index, parent) => {
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
