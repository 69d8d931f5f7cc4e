/* Turns the open page into another one. Loaded with the first hint on a link. */

import {pageAttributes, persistent} from '../persist';

const rootSelector = '#__docusaurus';

/** Docusaurus marks the tags in the head that belong to a page. */
const pageTags = '[data-rh]:not(title)';

/** The first 20 blocks of each text are twice as high as a screen. */
const belowFirstScreen = '.markdown > :nth-child(n + 21):not([hidden])';

/** Identifies a release by the URLs of its script and stylesheets, which the pages of a language share. */
function releaseOf(page: Document): string {
  const styles = page.querySelectorAll('link[rel="stylesheet"][href*="/assets/css/"]');
  return [
    page.documentElement.dataset.script,
    ...[...styles].map((style) => style.getAttribute('href')),
  ].join(' ');
}

const ownRelease = releaseOf(document);

/** @returns whether a page can replace the open one: it is a page of the same language and release */
export function canSwap(next: Document): boolean {
  return next.querySelector(rootSelector) !== null && releaseOf(next) === ownRelease;
}

function setAttributes(open: Element, next: Element, names: Iterable<string>): void {
  for (const name of names) {
    const value = next.getAttribute(name);
    if (value === null) {
      open.removeAttribute(name);
    } else if (value !== open.getAttribute(name)) {
      open.setAttribute(name, value);
    }
  }
}

/** Client components look after their own content. */
const serverElements = (part: Element): Element[] => [
  part,
  ...part.querySelectorAll('*:not(client-component, client-component *)'),
];

/** Updates an element that stays. If the structure differs, its content is replaced after all. */
function updatePersistent(open: Element, next: Element): void {
  const elements = serverElements(open);
  const nextElements = serverElements(next);
  if (
    elements.map(({localName}) => localName).join() !==
    nextElements.map(({localName}) => localName).join()
  ) {
    open.replaceChildren(...next.childNodes);
    return;
  }
  for (const [index, element] of elements.entries()) {
    const from = nextElements[index] as Element;
    setAttributes(element, from, pageAttributes);
    if (!from.firstElementChild && element.textContent !== from.textContent) {
      element.textContent = from.textContent;
    }
  }
}

/** @returns the name of the persistent element that a node is or contains */
function persistentIn(node: Node): string | null {
  if (!(node instanceof Element)) {
    return null;
  }
  const part = node.matches(persistent.selector) ? node : node.querySelector(persistent.selector);
  return part && persistent.read(part);
}

/** Replaces attributes and children. Persistent elements are not moved, since they would lose their state. */
function swapElement(open: Element, next: Element): void {
  if (open.matches(persistent.selector)) {
    updatePersistent(open, next);
    return;
  }
  setAttributes(open, next, [...open.getAttributeNames(), ...next.getAttributeNames()]);
  const kept = new Map([...open.children].map((child) => [persistentIn(child), child]));
  const nodes = [...next.childNodes].map((node) => {
    const name = persistentIn(node);
    const staying = name && kept.get(name);
    if (!staying) {
      return node;
    }
    swapElement(staying, node as Element);
    return staying;
  });
  [...open.childNodes].filter((node) => !nodes.includes(node)).forEach((node) => node.remove());
  nodes.forEach((node, index) => {
    const current = open.childNodes[index];
    if (current !== node) {
      open.insertBefore(node, current ?? null);
    }
  });
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
  classList.value = next.documentElement.className;
  classList.toggle('dark', dataset.theme === 'dark');
}

/**
 * Shows a parsed page, for which `canSwap` holds, in place of the open one. Its nodes move, so this works once. From the
 * top of a long text, the first frame shows only the beginning, so it comes sooner.
 */
export function swapPage(next: Document, isAtTop: boolean): void {
  const rest = isAtTop ? next.querySelectorAll<HTMLElement>(belowFirstScreen) : [];
  rest.forEach((part) => (part.hidden = true));
  const [open, fresh] = [document, next].map((page) => page.querySelector(rootSelector));
  swapHead(next);
  if (open && fresh) {
    swapElement(open, fresh);
  }
  requestAnimationFrame(() => setTimeout(() => rest.forEach((part) => (part.hidden = false))));
}
