/* Turns the open page into another one: what both have stays, the rest is replaced. */

const mainSelector = '#__docusaurus_skipToContent_fallback';

/** Tags in the head that belong to a page; Docusaurus marks them so. */
const pageTags = '[data-rh]';

/** Addresses of a page's stylesheets. The first of the site's own is the one that all pages of a release share. */
function stylesOf(page: Document): string[] {
  const links = [...page.querySelectorAll('link[rel="stylesheet"]')];
  return links.map((link) => link.getAttribute('href') ?? '');
}

/**
 * The files that every page is built with. Their names change with what is in them, and in what they load. A browser's
 * extension may have put a stylesheet of its own before the site's.
 */
function releaseOf(page: Document): string {
  const shared = stylesOf(page).find((href) => href.includes('/assets/css/'));
  return [page.documentElement.dataset.script, shared].join(' ');
}

const ownRelease = releaseOf(document);

/**
 * Whether a page can take the open page's place: it has a main part, is of the same release, and both have the bar on
 * top, or neither has. What a page of another release needs may be gone.
 */
export function canSwap(next: Document): boolean {
  return (
    next.querySelector(mainSelector) !== null &&
    releaseOf(next) === ownRelease &&
    Boolean(next.querySelector('[data-navbar]')) ===
      Boolean(document.querySelector('[data-navbar]'))
  );
}

function swapHead(next: Document): void {
  document.title = next.title;
  document.head.querySelectorAll(`${pageTags}:not(title)`).forEach((tag) => tag.remove());
  document.head.append(...next.head.querySelectorAll(`${pageTags}:not(title)`));
}

/** Attributes of the root element that are the page's; theme and language stay as they are. */
function swapRootClass(next: Document): void {
  const {classList, dataset} = document.documentElement;
  const theme = dataset.theme === 'dark' ? ' dark' : '';
  classList.value = next.documentElement.className + theme;
}

/** Marks the same links as current that the next page marks, without a new list. */
function syncCurrent(open: Element, next: Element): void {
  const marked = [...next.querySelectorAll('a[aria-current]')];
  for (const link of open.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href');
    const current = marked.find((each) => each.getAttribute('href') === href)?.ariaCurrent;
    if (current) {
      link.setAttribute('aria-current', current);
      link.closest('details')?.setAttribute('open', '');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/** Parts that are marked `data-sync` differ from page to page and are small: copied, as the bar and the menu share one. */
function swapSynced(next: Document): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-sync]')) {
    const fresh = next.querySelector(`[data-sync="${part.dataset.sync ?? ''}"]`);
    if (fresh) {
      part.replaceChildren(...fresh.cloneNode(true).childNodes);
    }
  }
}

/** The frame with the same sidebar: only what stands beside the sidebar is replaced. */
function swapBesideSidebar(open: Element, next: Element): boolean {
  const sidebar = open.querySelector(':scope > [data-sidebar-name]');
  const nextSidebar = next.querySelector<HTMLElement>(':scope > [data-sidebar-name]');
  const name = nextSidebar?.dataset.sidebarName;
  if (!sidebar || !nextSidebar || sidebar.getAttribute('data-sidebar-name') !== name) {
    return false;
  }
  syncCurrent(sidebar, nextSidebar);
  nextSidebar.remove();
  [...open.children].forEach((child) => child !== sidebar && child.remove());
  open.append(...next.children);
  return true;
}

/** Shows a parsed page, for which `canSwap` holds, in place of the open one. */
export function swapPage(next: Document): void {
  swapHead(next);
  swapRootClass(next);
  swapSynced(next);
  const main = document.querySelector(mainSelector);
  const nextMain = next.querySelector(mainSelector);
  const frame = main?.querySelector(':scope > [data-page-frame]');
  const nextFrame = nextMain?.querySelector(':scope > [data-page-frame]');
  if (frame && nextFrame && swapBesideSidebar(frame, nextFrame)) {
    return;
  }
  if (main && nextMain) {
    main.className = nextMain.className;
    main.replaceChildren(...nextMain.childNodes);
  }
  swapFooter(next);
}

/** The footer is there on most pages and always the same. */
function swapFooter(next: Document): void {
  const open = document.querySelector('[data-site-footer]');
  const fresh = next.querySelector('[data-site-footer]');
  if (open && !fresh) {
    open.remove();
  } else if (!open && fresh) {
    document.querySelector('#__docusaurus')?.append(fresh);
  }
}

/* Stylesheets that not every page has: the landing page's, and those of components that authors bring along. */

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
