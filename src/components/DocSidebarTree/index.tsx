import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

import {IconChevron} from '../icons';
import styles from './styles.module.css';

interface ItemProps<Item> {
  readonly item: Item;
  /** The current page's path. */
  readonly path: string;
}

function Category({item, path}: ItemProps<PropSidebarItemCategory>): ReactNode {
  return (
    <li>
      <details
        className={styles.category}
        open={!item.collapsed || isActiveSidebarItem(item, path)}
      >
        <summary className={styles.label}>
          {item.label}
          <IconChevron className={styles.chevron} />
        </summary>
        <DocSidebarTree items={item.items} path={path} />
      </details>
    </li>
  );
}

function Item({item, path}: ItemProps<PropSidebarItem>): ReactNode {
  switch (item.type) {
    case 'category':
      return <Category item={item} path={path} />;
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
}: {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
}): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <Item key={item.type === 'html' ? index : item.label} item={item} path={path} />
      ))}
    </ul>
  );
}
