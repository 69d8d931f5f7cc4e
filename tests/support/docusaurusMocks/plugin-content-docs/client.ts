import {useFixture} from '../siteFixture';
import {isSamePath} from '../theme-common/internal';

interface SidebarItem {
  type: string;
  href?: string;
  items?: readonly SidebarItem[];
}

export function useDoc(): unknown {
  return useFixture().doc;
}

export function useDocsSidebar(): unknown {
  return useFixture().sidebar;
}

/** One version, as the site has. Tests of the version menu set others. */
export function useVersions(): readonly object[] {
  return useFixture().versions;
}

export function useActiveDocContext(): object {
  return {alternateDocVersions: {}};
}

/** True for an item that is the page, or a category that holds it. */
export function isActiveSidebarItem(item: SidebarItem, path: string): boolean {
  const own = item.href !== undefined && isSamePath(item.href, path);
  if (item.type === 'link') {
    return own;
  }
  return (
    item.type === 'category' &&
    (own || (item.items ?? []).some((inner) => isActiveSidebarItem(inner, path)))
  );
}

/** None of the fixtures is unlisted. */
export function useVisibleSidebarItems<Item>(items: readonly Item[]): readonly Item[] {
  return items;
}
