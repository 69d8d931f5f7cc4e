export const sidebarSelector = '[data-sidebar-name]';
export const footerSelector = '[data-site-footer]';

/** Parts that stay when the page changes. */
export const sharedParts = ['[data-navbar]', sidebarSelector, footerSelector];

/** A document without a window: pictures of what is copied into it are not loaded. */
const inert = document.implementation.createHTMLDocument('');

export const copyParts = (page: Document) =>
  sharedParts.map((selector) => {
    const part = page.querySelector(selector);
    return part && inert.importNode(part, true);
  });

/** The shared parts as the server rendered them: copied before anything changes them. */
export const initialParts = copyParts(document);
