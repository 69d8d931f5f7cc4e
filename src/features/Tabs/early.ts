import {tabsPrefix} from '../../config/storage';
import {readStored} from '../../lib/storage';

export const rootSelector = '[data-tabs]';

/** The tabs of a group, without those of a group inside one of its panels. */
export function tabsOf(root: Element): HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>(':scope > [role="tablist"] > [role="tab"]')];
}

/** Shows a group's panel of that value. @returns false where the group has none, and nothing changes */
export function select(root: Element, value: string): boolean {
  const tabs = tabsOf(root);
  if (!tabs.some((tab) => tab.dataset.value === value)) {
    return false;
  }
  for (const tab of tabs) {
    const selected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) {
      panel.hidden = !selected;
    }
  }
  return true;
}

/** Brings every group on the page to the address' choice, or to the remembered one where it has no such tab. */
export function restoreTabs(): void {
  const query = new URLSearchParams(location.search);
  for (const root of document.querySelectorAll<HTMLElement>(rootSelector)) {
    const {tabs: group, tabsQuery} = root.dataset;
    const choices = [query.get(tabsQuery ?? ''), group ? readStored(tabsPrefix + group) : null];
    choices.some((value) => value !== null && select(root, value));
  }
}
