import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

import {tabGroup, tabQuery, tabValue} from './early';

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<TabItemProps>(child) && typeof child.props.value === 'string';
}

/**
 * Replaces the stock component, which keeps the choice in React's state: `client.ts` keeps it in the markup, so that tabs
 * work without hydration. The props are upstream's, and so are the checks.
 */
export default function Tabs(props: Props): ReactNode {
  const {children, groupId, queryString, block, className} = props;
  const id = useId();
  const {tabValues, selectedValue} = useTabsContextValue(props);
  // The group of remark-plugin-npm2yarn.
  const isManagers = groupId === 'npm2yarn';
  const query = queryString === true ? groupId : queryString;
  const labelOf = (value: string): string =>
    tabValues.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}
      {...tabGroup(groupId)}
      {...(query ? tabQuery(query) : {})}
    >
      <div
        role="tablist"
        className={clsx('tabs', block && 'tabs--block', className)}
        aria-label={
          isManagers
            ? translate({
                id: 'site.tabs.packageManager',
                message: 'Package manager',
                description:
                  'Spoken name of the tabs that hold a command for npm, Yarn, pnpm, Bun and Deno',
              })
            : undefined
        }
      >
        {tabValues.map(({value, attributes}) => (
          <button
            key={value}
            type="button"
            role="tab"
            {...attributes}
            className={clsx('tabs__item', attributes?.className as string | undefined)}
            aria-selected={value === selectedValue}
            aria-controls={id + value}
            tabIndex={value === selectedValue ? 0 : -1}
            {...tabValue(value)}
          >
            {labelOf(value)}
          </button>
        ))}
      </div>
      {Children.toArray(children)
        .filter(isTabItem)
        .map(({props: {value, className: panelClass, children: content}}) => (
          <div
            key={value}
            role="tabpanel"
            id={id + value}
            className={panelClass}
            aria-label={labelOf(value)}
            hidden={value !== selectedValue}
          >
            {content}
          </div>
        ))}
    </div>
  );
}
