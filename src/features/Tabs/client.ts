import {tabsPrefix} from '../../config/storage';
import {itemForKey} from '../../lib/keys';
import {writeStored} from '../../lib/storage';
import {closest, inBrowser} from '../../client/clientModule';
import {restoreTabs, rootSelector, select, tabsOf} from './early';

/** Updates an address that names a tab, such as `?pm=bun`. */
function updateQuery(name: string, value: string): void {
  const url = new URL(window.location.href);
  if (url.searchParams.has(name)) {
    url.searchParams.set(name, value);
    history.replaceState(history.state, '', url);
  }
}

/** Selects a tab in every group of that name. The tab stays where it is on the screen. */
function choose(tab: HTMLButtonElement): void {
  const root = tab.closest<HTMLElement>(rootSelector);
  const {value} = tab.dataset;
  if (!root || value === undefined) {
    return;
  }
  const before = tab.getBoundingClientRect().top;
  const group = root.dataset.tabs;
  if (group) {
    writeStored(tabsPrefix + group, value);
    updateQuery(root.dataset.tabsQuery ?? '', value);
    for (const each of document.querySelectorAll<HTMLElement>(rootSelector)) {
      if (each.dataset.tabs === group) {
        select(each, value);
      }
    }
  } else {
    select(root, value);
  }
  window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
}

function handleKeyDown(event: KeyboardEvent): void {
  const tab = closest<HTMLButtonElement>(event, `${rootSelector} [role="tab"]`);
  const root = tab?.closest(rootSelector);
  const tabs = root ? tabsOf(root) : [];
  const next = tab && itemForKey(tabs, tabs.indexOf(tab), event, ['ArrowLeft', 'ArrowRight']);
  if (next) {
    event.preventDefault();
    next.focus();
    choose(next);
  }
}

/** Opens the panels that hide the target of the address, or text that the browser has found. */
function openPanels({target}: Event): void {
  const panels = '[role="tabpanel"]';
  let panel = target instanceof Element ? target.closest(panels) : null;
  for (; panel; panel = panel.parentElement?.closest(panels) ?? null) {
    const root = panel.closest(rootSelector);
    const {id} = panel;
    const tab = root && tabsOf(root).find((each) => each.getAttribute('aria-controls') === id);
    if (root && tab?.dataset.value !== undefined) {
      select(root, tab.dataset.value);
    }
  }
}

inBrowser(() => {
  document.addEventListener('click', (event) => {
    const tab = closest<HTMLButtonElement>(event, `${rootSelector} [role="tab"]`);
    if (tab) {
      choose(tab);
    }
  });
  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('beforematch', openPanels);
  window.addEventListener('storage', ({key}) => {
    if (key?.startsWith(tabsPrefix)) {
      restoreTabs();
    }
  });
});

export const onRouteDidUpdate = restoreTabs;
