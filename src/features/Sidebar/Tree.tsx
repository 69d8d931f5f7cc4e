import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

import {IconChevron} from '../icons';
import styles from './tree.module.css';

interface ItemProps<Item> {
  readonly item: Item;
  /** Name of the sidebar and labels of the sections round the item, for remembering what is folded. */
  readonly fold: string;
  /** The current page's path. */
  readonly path: string;
}

function Category({item, path, fold}: ItemProps<PropSidebarItemCategory>): ReactNode {
  const active = isActiveSidebarItem(item, path);
  const ownFold = `${fold}/${item.label}`;
  return (
    <li>
      <details
        className={styles.category}
        open={!item.collapsed || active}
        data-fold={ownFold}
        data-active={active || undefined}
      >
        <summary className={styles.label}>
          {item.label}
          <IconChevron className={styles.chevron} />
        </summary>
        <DocSidebarTree items={item.items} path={path} fold={ownFold} />
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
        <li>
          <Link
            to={item.href}
            autoAddBaseUrl={false}
            className={styles.link}
            aria-current={isActiveSidebarItem(item, path) ? 'page' : undefined}
          >
            {item.label}
          </Link>
        </li>
      );
    case 'html':
      return <li className={styles.divider} dangerouslySetInnerHTML={{__html: item.value}} />;
  }
}

/** The pages of a sidebar: sections are native `details`, so they fold without script. */
export default function DocSidebarTree({
  items,
  path,
  fold = '',
}: {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
  readonly fold?: string;
}): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <Item key={item.type === 'html' ? index : item.label} item={item} path={path} fold={fold} />
      ))}
    </ul>
  );
}
