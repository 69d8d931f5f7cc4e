/* Stylesheets that not every page has: the landing page's, and those of components that authors bring along. */

const selector = 'link[rel="stylesheet"]';

/** Addresses of a page's stylesheets. The first is the one that all pages of a release share. */
export function stylesOf(page: Document): string[] {
  return [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
}

async function load(href: string, signal: AbortSignal): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      // The limit ends for a stylesheet that has come, too, and changes nothing then.
      signal.addEventListener('abort', reject);
      document.head.append(link);
    });
  } catch {
    link.remove();
    throw new Error(`${href} did not load.`);
  }
}

/**
 * Adds the stylesheets that a page has and the open one lacks, within the limit of the signal. They stay: their classes
 * are those of their components. @throws Error with the address of the one that did not come
 */
export async function loadStyles(next: Document, signal: AbortSignal): Promise<void> {
  const loaded = stylesOf(document);
  const missing = stylesOf(next).filter((href) => !loaded.includes(href));
  await Promise.all(missing.map((href) => load(href, signal)));
}
