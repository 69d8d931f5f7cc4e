import {tabsPrefix} from '../../config/storage';
import {itemForKey} from '../../lib/keys';
import {writeStored} from '../../lib/storage';
import {closest, inBrowser} from '../../client/clientModule';
import {restoreTabs, select, tabGroup, tabQuery, tabsOf, tabValue} from './early';

const tabSelector = `${tabGroup.selector} [role="tab"]`;

/** Puts the choice into the address, if the group has a parameter. */
function updateQuery(root: Element, value: string): void {
  const name = tabQuery.read(root);
  const url = new URL(window.location.href);
  if (name) {
    url.searchParams.set(name, value);
    history.replaceState(history.state, '', url);
  }
}

/** Selects a tab in every group of that name. The tab stays where it is on the screen. */
function choose(tab: HTMLElement): void {
  const root = tab.closest(tabGroup.selector);
  const group = root && tabGroup.read(root);
  const value = tabValue.read(tab);
  const {top} = tab.getBoundingClientRect();
  if (group) {
    writeStored(tabsPrefix + group, value);
  }
  if (root) {
    updateQuery(root, value ?? '');
  }
  for (const each of document.querySelectorAll(tabGroup.selector)) {
    if (each === root || (group && tabGroup.read(each) === group)) {
      select(each, value);
    }
  }
  window.scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
}

function handleKeyDown(event: KeyboardEvent): void {
  const tab = closest<HTMLButtonElement>(event, tabSelector);
  const root = tab?.closest(tabGroup.selector);
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
  const hidden = '[role="tabpanel"][hidden]';
  let panel = target instanceof Element ? target.closest(hidden) : null;
  for (; panel; panel = panel.parentElement?.closest(hidden) ?? null) {
    const tab = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`);
    const root = tab?.closest(tabGroup.selector);
    if (tab && root) {
      select(root, tabValue.read(tab));
    }
  }
}

inBrowser(() => {
  document.addEventListener('click', (event) => {
    const tab = closest(event, tabSelector);
    if (tab) {
      choose(tab);
    }
  });
  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('beforematch', openPanels);
  window.addEventListener('storage', ({key}) => key?.startsWith(tabsPrefix) && restoreTabs());
});

export const onRouteDidUpdate = restoreTabs;
