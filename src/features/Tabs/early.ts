import {tabsPrefix} from '../../config/storage';
import {marker} from '../../lib/marker';
import {readStored} from '../../lib/storage';

/** Marks the element around tabs and panels. Its value is the name of the group, which may be empty. */
export const tabGroup = marker('data-tabs');

/** On the same element: the query parameter that selects a tab. */
export const tabQuery = marker('data-tabs-query');

/** Value of a tab. */
export const tabValue = marker('data-value');

/** @returns the tabs of a group, without those of a group inside one of its panels */
export function tabsOf(root: Element): HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>(':scope > [role="tablist"] > [role="tab"]')];
}

/** Selects a group's tab of that value, if it has one. */
export function select(root: Element, value: string | null): void {
  const tabs = tabsOf(root);
  if (tabs.some((tab) => tabValue.read(tab) === value)) {
    for (const tab of tabs) {
      const selected = tabValue.read(tab) === value;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      document
        .getElementById(tab.getAttribute('aria-controls') ?? '')
        ?.toggleAttribute('hidden', !selected);
    }
  }
}

/** Selects the remembered tab in every named group of the page, and the tabs that the address names. */
export function restoreTabs(): void {
  const query = new URLSearchParams(window.location.search);
  for (const root of document.querySelectorAll(tabGroup.selector)) {
    const group = tabGroup.read(root);
    if (group) {
      select(root, readStored(tabsPrefix + group));
    }
    select(root, query.get(tabQuery.read(root) ?? ''));
  }
}
