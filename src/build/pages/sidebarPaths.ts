import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/**
 * Finds the categories that lead to each doc.
 *
 * @returns labels by doc id, outermost first, in the order of the sidebars. A category's own page
 * counts as inside it. Where a doc stands in several places, the first one wins.
 */
export function sidebarPathsOf(sidebars: Sidebars): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  const add = (id: string, path: string[]): void => {
    if (!paths.has(id)) {
      paths.set(id, path);
    }
  };

  function walk(items: readonly SidebarItem[], path: string[]): void {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') {
        add(item.id, path);
      } else if (item.type === 'category') {
        const inner = [...path, item.label];
        if (item.link?.type === 'doc') {
          add(item.link.id, inner);
        }
        walk(item.items, inner);
      }
    }
  }

  Object.values(sidebars).forEach((items) => walk(items, []));
  return paths;
}
