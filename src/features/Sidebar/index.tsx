import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  isActiveSidebarItem,
  useDocsSidebar,
  useVisibleSidebarItems,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebar';

import {IconChevron} from '../icons';
import {sidebarId} from '../Panel/LocalBar';
import styles from './styles.module.css';

interface ItemProps<Item> {
  readonly item: Item;
  /** Name of the sidebar and labels of the sections round the item, for remembering what is folded. */
  readonly fold: string;
  readonly path: string;
}

type LinkItem = Pick<PropSidebarItemLink, 'type' | 'href' | 'label' | 'autoAddBaseUrl'>;

function ItemLink({item, path}: {readonly item: LinkItem; readonly path: string}): ReactNode {
  return (
    <Link
      to={item.href}
      autoAddBaseUrl={item.autoAddBaseUrl}
      className={styles.link}
      aria-current={isActiveSidebarItem(item, path) ? 'page' : undefined}
    >
      {item.label}
    </Link>
  );
}

/** A section folds by its label; where that is a link, by a button beside it. */
function Category({item, path, fold}: ItemProps<PropSidebarItemCategory>): ReactNode {
  const {label, href, className, items, collapsible, collapsed} = item;
  const active = isActiveSidebarItem(item, path);
  const ownFold = `${fold}/${label}`;
  const tree = <SidebarTree items={items} path={path} fold={ownFold} />;
  const link = href ? <ItemLink item={{type: 'link', href, label}} path={path} /> : null;
  if (!collapsible || items.length === 0) {
    return (
      <li className={className}>
        {link ?? <div className={styles.label}>{label}</div>}
        {tree}
      </li>
    );
  }
  return (
    <li className={clsx(styles.item, className)}>
      {link}
      <details className={styles.category} open={!collapsed || active} data-fold={ownFold}>
        <summary
          className={styles.label}
          aria-label={
            link
              ? translate(
                  {
                    id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
                    message: "Expand sidebar category '{label}'",
                  },
                  {label},
                )
              : undefined
          }
        >
          {link ? null : label}
          <IconChevron className={styles.chevron} />
        </summary>
        {tree}
      </details>
    </li>
  );
}

function Item({item, path, fold}: ItemProps<PropSidebarItem>): ReactNode {
  switch (item.type) {
    case 'category':
      return <Category item={item} path={path} fold={fold} />;
    case 'link':
      return (
        <li className={item.className}>
          <ItemLink item={item} path={path} />
        </li>
      );
    case 'html':
      return (
        <li
          className={clsx(styles.divider, item.className)}
          dangerouslySetInnerHTML={{__html: item.value}}
        />
      );
  }
}

interface TreeProps {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
  readonly fold?: string;
}

/** The pages of a sidebar: sections are native `details`, so they fold without script. */
export function SidebarTree({items, path, fold = ''}: TreeProps): ReactNode {
  return (
    <ul>
      {useVisibleSidebarItems(items, path).map((item, index) => (
        <Item key={item.type === 'html' ? index : item.label} item={item} path={path} fold={fold} />
      ))}
    </ul>
  );
}

/** A column on wide screens and, the same element, a panel under the local bar on narrow ones. */
export default function DocSidebar({sidebar, path}: Props): ReactNode {
  const {version, isLast} = useDocsVersion();
  const sidebarName = useDocsSidebar()?.name;
  // Sidebars of two versions differ in all their links.
  const name = isLast ? sidebarName : `${version}/${sidebarName}`;
  return (
    <nav
      id={sidebarId}
      popover="auto"
      data-panel
      data-sidebar-name={name}
      className={styles.sidebar}
      aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
    >
      <SidebarTree items={sidebar} path={path} fold={sidebarName} />
    </nav>
  );
}
