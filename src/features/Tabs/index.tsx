import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

type TabValue = NonNullable<Props['values']>[number];

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<TabItemProps>(child) && typeof child.props.value === 'string';
}

/** The group that a plugin has named: of the package managers, in links `?pm=bun`. */
const managers = 'npm2yarn';

/** The plugin names its own managers only. */
const managerNames: Readonly<Record<string, string>> = {deno: 'Deno'};

const managersLabel = (): string =>
  translate({
    id: 'site.tabs.packageManager',
    message: 'Package manager',
    description: 'Spoken name of the tabs that hold a command for npm, Yarn, pnpm, Bun and Deno',
  });

/** @throws Error for a default that is none of the tabs, as upstream */
function selectedOf(
  tabs: readonly TabValue[],
  defaultValue: string | null | undefined,
): string | null {
  if (defaultValue && !tabs.some(({value}) => value === defaultValue)) {
    const values = tabs.map(({value}) => value).join(', ');
    throw new Error(`<Tabs> has defaultValue="${defaultValue}". Its tabs are: ${values}.`);
  }
  return defaultValue === undefined
    ? ((tabs.find((tab) => tab.default) ?? tabs[0])?.value ?? null)
    : defaultValue;
}

/**
 * Ejected: the stock component keeps the choice in React's state; here `client.ts` keeps it in the markup, so
 * tabs work before and without hydration. Each tab is a real button. The properties are upstream's.
 */
export default function Tabs({
  children,
  values,
  groupId,
  defaultValue,
  queryString,
  block,
  className,
}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter(isTabItem);
  const tabs: readonly TabValue[] = values ?? items.map(({props}) => props);
  const repeated = tabs.find(
    ({value}, index) => tabs.findIndex((tab) => tab.value === value) < index,
  );
  if (repeated) {
    throw new Error(
      `<Tabs> has two tabs of the value "${repeated.value}". Give each one of its own.`,
    );
  }
  const selected = selectedOf(tabs, defaultValue);
  const ownQuery = groupId === managers ? 'pm' : groupId;
  const query = queryString === true ? groupId : queryString || ownQuery;
  const names = groupId === managers ? managerNames : {};
  const labelOf = (wanted: string): string =>
    tabs.find(({value}) => value === wanted)?.label ?? names[wanted] ?? wanted;
  return (
    <div
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}
      data-tabs={groupId ?? ''}
      data-tabs-query={query}
    >
      <div
        role="tablist"
        className={clsx('tabs', block && 'tabs--block', className)}
        aria-label={groupId === managers ? managersLabel() : undefined}
      >
        {tabs.map(({value, attributes}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            {...attributes}
            className={clsx('tabs__item', attributes?.className as string | undefined)}
            data-value={value}
            aria-selected={value === selected}
            aria-controls={id + value}
            tabIndex={value === selected || (selected === null && index === 0) ? 0 : -1}
          >
            {labelOf(value)}
          </button>
        ))}
      </div>
      {items.map(({props: {value, className: panelClass, children: content}}) => (
        <div
          key={value}
          role="tabpanel"
          id={id + value}
          className={panelClass}
          aria-label={labelOf(value)}
          hidden={value !== selected}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
