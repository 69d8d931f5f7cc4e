import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {
  isActiveSidebarItem,
  useVisibleSidebarItems,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemHtml,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

import {sidebarItemProps} from '../../lib/sidebarItem';
import {IconChevron} from '../icons';
import {persist} from '../../client/persist';
import {panel} from '../HoverMenu/client';
import {sidebarId} from './client';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  readonly items: readonly PropSidebarItem[];
}

interface ItemProps<Item> {
  readonly item: Item;
}

function ItemLink({item}: ItemProps<PropSidebarItemLink>): ReactNode {
  const {pathname} = useLocation();
  const {tag} = sidebarItemProps(item);
  return (
    <Link
      to={item.href}
      autoAddBaseUrl={item.autoAddBaseUrl}
      className={clsx('entry', styles.link)}
      aria-current={isActiveSidebarItem(item, pathname) ? 'page' : undefined}
    >
      {item.label}
      {tag && <span className="tag">{tag}</span>}
    </Link>
  );
}

/** A section folds by its label; where that is a link, by a button beside it. */
function Category({item}: ItemProps<PropSidebarItemCategory>): ReactNode {
  const {pathname} = useLocation();
  const {label, href, className, items, collapsible, collapsed} = item;
  const {tag, context} = sidebarItemProps(item);
  const canFold = collapsible && items.length > 0;
  const tree = <SidebarTree items={items} />;
  const text = href ? null : (
    <>
      {label}
      {tag && <span className="tag">{tag}</span>}
    </>
  );
  const foldLabel = translate(
    {
      id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
      message: "Expand sidebar category '{label}'",
    },
    {label},
  );
  return (
    <li className={clsx(styles.section, className)} data-context={context}>
      {href && <ItemLink item={{...item, type: 'link', href}} />}
      {canFold ? (
        <details open={!collapsed || isActiveSidebarItem(item, pathname)}>
          <summary
            className={clsx('entry', styles.label)}
            aria-label={href ? foldLabel : undefined}
          >
            {text}
            <IconChevron className={styles.chevron} />
          </summary>
          {tree}
        </details>
      ) : (
        <>
          {text && <div className={clsx('entry', styles.label)}>{text}</div>}
          {tree}
        </>
      )}
    </li>
  );
}

function HtmlItem({item}: ItemProps<PropSidebarItemHtml>): ReactNode {
  const {dividerType, sectionHeaderText} = sidebarItemProps(item);
  const className = clsx(!dividerType && styles.header, item.className);
  if (dividerType ?? sectionHeaderText) {
    return (
      <li className={className}>
        {sectionHeaderText ?? <hr className={styles.line} data-divider={dividerType} />}
      </li>
    );
  }
  return <li className={className} dangerouslySetInnerHTML={{__html: item.value}} />;
}

function Item({item}: ItemProps<PropSidebarItem>): ReactNode {
  if (item.type === 'category') {
    return <Category item={item} />;
  }
  if (item.type === 'html') {
    return <HtmlItem item={item} />;
  }
  return (
    <li className={item.className} data-context={sidebarItemProps(item).context}>
      <ItemLink item={item} />
    </li>
  );
}

/** The pages of a sidebar. Sections are native `details`, which fold without script. */
export function SidebarTree({items}: Pick<Props, 'items'>): ReactNode {
  const {pathname} = useLocation();
  return (
    <ul>
      {useVisibleSidebarItems(items, pathname).map((item, index) => (
        <Item key={item.type === 'html' ? index : item.label} item={item} />
      ))}
    </ul>
  );
}

/** A column on wide screens, a panel under the local bar on narrow ones. */
export default function Sidebar({name, items}: Props): ReactNode {
  const {version, isLast} = useDocsVersion();
  return (
    <nav
      id={sidebarId}
      popover="auto"
      {...panel()}
      // Sidebars of two versions have different links.
      {...persist(`sidebar:${isLast ? name : `${version}/${name}`}`)}
      className={styles.sidebar}
      aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
    >
      <SidebarTree items={items} />
    </nav>
  );
}
