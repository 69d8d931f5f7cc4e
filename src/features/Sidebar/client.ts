/** Id of the element, which the local bar opens. */
export const sidebarId = 'docs-sidebar';

/** Opens the sections of the current page, and scrolls the sidebar, not the page, to its link. */
export const onRouteDidUpdate = () => {
  const sidebar = document.getElementById(sidebarId);
  const link = sidebar?.querySelector('[aria-current]');
  if (!sidebar || !link) {
    return;
  }
  // A section's own page is the link before it.
  let section =
    link.parentElement?.querySelector<HTMLDetailsElement>(':scope > details') ??
    link.closest('details');
  while (section) {
    section.open = true;
    section = section.parentElement?.closest('details') ?? null;
  }
  const {top, bottom} = link.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) {
    sidebar.scrollTop += top - box.top - box.height / 2;
  }
};
