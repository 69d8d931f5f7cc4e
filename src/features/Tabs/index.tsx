import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<TabItemProps>(child) && typeof child.props.value === 'string';
}

/** Short names in links for groups that a plugin has named: `?pm=bun` is the package managers'. */
const shortQueries: Record<string, string> = {npm2yarn: 'pm'};

function queryOf(groupId: string | undefined): string | undefined {
  return groupId && (shortQueries[groupId] ?? groupId);
}

/** What a group of tabs is called, where its id says it. */
function groupLabel(groupId: string | undefined): string | undefined {
  return groupId === 'npm2yarn'
    ? translate({
        id: 'site.tabs.packageManager',
        message: 'Package manager',
        description: 'Spoken name of the tabs that hold a command for npm, Yarn, pnpm and Bun',
      })
    : undefined;
}

/**
 * Ejected: the stock component keeps the choice in React's state; here `src/features/Tabs/client`
 * keeps it in the markup, so tabs work before and without hydration. Each tab is a real button.
 * `groupId`, `defaultValue`, `default` and `queryString` work as upstream.
 */
export default function Tabs({children, groupId, defaultValue, queryString}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter(isTabItem);
  const chosen = defaultValue ?? items.find(({props}) => props.default)?.props.value;
  const selected = chosen ?? items[0]?.props.value;
  const query = queryString === true ? groupId : queryString || queryOf(groupId);
  return (
    <div className="tabs-container" data-tabs={groupId ?? ''} data-tabs-query={query}>
      <div role="tablist" className="tabs" aria-label={groupLabel(groupId)}>
        {items.map(({props: {value, label}}) => (
          <button
            key={value}
            type="button"
            role="tab"
            className="tabs__item"
            data-value={value}
            aria-selected={value === selected}
            aria-controls={id + value}
            tabIndex={value === selected ? 0 : -1}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map(({props: {value, label, children: content}}) => (
        <div
          key={value}
          role="tabpanel"
          id={id + value}
          aria-label={label ?? value}
          hidden={value !== selected}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
