/*
 * Turns the open page into another one: the parts that both share stay, the rest is replaced. Loaded with the first hint
 * on a link.
 */

import {copyParts, footerSelector, initialParts, sharedParts, sidebarSelector} from './parts';

const mainSelector = '#__docusaurus_skipToContent_fallback';

/** Docusaurus marks the tags in the head that belong to a page. */
const pageTags = '[data-rh]:not(title)';

/** Names the script and the stylesheet that all pages of a language share in a release. */
function releaseOf(page: Document): string {
  const style = page.querySelector('link[rel="stylesheet"][href*="/assets/css/"]');
  return [page.documentElement.dataset.script, style?.getAttribute('href')].join(' ');
}

const ownRelease = releaseOf(document);

/** @returns whether a page can replace the open one: same language and release, and the bar on both or on neither */
export function canSwap(next: Document): boolean {
  return (
    next.querySelector(mainSelector) !== null &&
    releaseOf(next) === ownRelease &&
    Boolean(next.querySelector('[data-navbar]')) ===
      Boolean(document.querySelector('[data-navbar]'))
  );
}

/** The shared parts as the server rendered them for the open page. */
let serverParts = initialParts;

function patchAttributes(open: Element, before: Element, next: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...next.getAttributeNames()])) {
    const value = next.getAttribute(name);
    if (value === null) {
      open.removeAttribute(name);
    } else if (value !== before.getAttribute(name)) {
      open.setAttribute(name, value);
    }
  }
}

/** Applies what the server renders differently for the next page, and keeps everything else, with its state. */
function patch(open: ChildNode, before: Node, next: Node): void {
  if (before.isEqualNode(next)) {
    return;
  }
  const sizes = new Set([open, before, next].map(({childNodes}) => childNodes.length));
  if (
    open instanceof Element &&
    before instanceof Element &&
    next instanceof Element &&
    sizes.size === 1 &&
    before.localName === next.localName &&
    // Custom elements look after their own content.
    !next.localName.includes('-')
  ) {
    patchAttributes(open, before, next);
    for (const [index, child] of [...open.childNodes].entries()) {
      patch(child, before.childNodes[index] as Node, next.childNodes[index] as Node);
    }
  } else {
    open.replaceWith(next.cloneNode(true));
  }
}

function swapHead(next: Document): void {
  // A client component may have put a title before the page's own.
  const title = [...document.head.querySelectorAll('title')].at(-1);
  if (title) {
    title.textContent = next.title;
  }
  document.head.querySelectorAll(pageTags).forEach((tag) => tag.remove());
  document.head.append(...next.head.querySelectorAll(pageTags));
  // Classes of the root element are the page's; theme and language stay.
  const {classList, dataset} = document.documentElement;
  const theme = dataset.theme === 'dark' ? ' dark' : '';
  classList.value = next.documentElement.className + theme;
}

/** Replaces the main part, except a sidebar of the same name, which keeps its scroll position. */
function swapMain(next: Document): void {
  const [open, fresh] = [document, next].map((page) => page.querySelector(mainSelector));
  const [sidebar, freshSidebar] = [open, fresh].map((main) =>
    main?.querySelector<HTMLElement>(sidebarSelector),
  );
  if (!open || !fresh) {
    return;
  }
  open.className = fresh.className;
  if (sidebar && sidebar.dataset.sidebarName === freshSidebar?.dataset.sidebarName) {
    const frame = freshSidebar?.parentElement;
    freshSidebar?.remove();
    [...(sidebar.parentElement?.children ?? [])].forEach(
      (part) => part !== sidebar && part.remove(),
    );
    sidebar.after(...(frame?.children ?? []));
  } else {
    open.replaceChildren(...fresh.childNodes);
  }
}

/** Adds or removes the footer, which some pages lack. */
function swapFooter(next: Document): void {
  const open = document.querySelector(footerSelector);
  const fresh = next.querySelector(footerSelector);
  if (!fresh) {
    open?.remove();
  } else if (!open) {
    document.querySelector('#__docusaurus')?.append(fresh);
  }
}

/** Shows a parsed page, for which `canSwap` holds, in place of the open one. */
export function swapPage(next: Document): void {
  const rendered = copyParts(next);
  swapHead(next);
  const parts = sharedParts.map((selector) => document.querySelector(selector));
  swapMain(next);
  swapFooter(next);
  parts.forEach((part, index) => {
    const [before, after] = [serverParts[index], rendered[index]];
    if (part?.isConnected && before && after) {
      patch(part, before, after);
    }
  });
  serverParts = rendered;
}
