/*
 * Stylesheets that not every page has: the landing page's, and those of components that authors bring along.
 */

const selector = 'link[rel="stylesheet"]';

/** Addresses of a page's stylesheets. The first is the one that all pages of a release share. */
export function stylesOf(page: Document): string[] {
  return [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
}

function load(href: string, signal: AbortSignal): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    for (const [target, type] of [
      [link, 'error'],
      [signal, 'abort'],
    ] as const) {
      target.addEventListener(type, () => {
        link.remove();
        reject(new Error(`${href} did not load.`));
      });
    }
    document.head.append(link);
  });
}

/**
 * Adds the stylesheets that a page has and the open one lacks. They stay: their classes are those of their components.
 *
 * @param next the page that will be shown
 * @param signal the limit of the wait
 * @throws Error with the address of the stylesheet that did not come
 */
export async function loadStyles(next: Document, signal: AbortSignal): Promise<void> {
  const loaded = stylesOf(document);
  const missing = stylesOf(next).filter((href) => !loaded.includes(href));
  await Promise.all(missing.map((href) => load(href, signal)));
}
