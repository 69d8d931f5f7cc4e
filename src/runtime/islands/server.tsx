/*
 * What an island is while a page is rendered: `islandLoader.cjs` puts this round the component, wherever it is
 * imported.
 */
import {createContext, useContext, type ComponentType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';

import {serializeProps} from './serializeProps';
import {IslandProviders, Slot} from './providers';
import type {IslandModule} from './types';
import {withoutUnsent} from './unsent';

/** An island inside another one is part of it. */
const IsInsideIsland = createContext(false);

/** Renders the island as the browser will: on its own, without the contexts of the page round it. */
function renderAlone(
  element: ReactNode,
  context: DocusaurusContext,
  name: string,
  page: string,
): string {
  const themeConfig = withoutUnsent('themeConfig', context.siteConfig.themeConfig);
  const siteConfig = withoutUnsent('siteConfig', {...context.siteConfig, themeConfig});
  try {
    return renderToString(
      <StaticRouter location={page}>
        <Context.Provider value={{...context, siteConfig}}>
          <IslandProviders>{element}</IslandProviders>
        </Context.Provider>
      </StaticRouter>,
    );
  } catch (error) {
    throw new Error(
      `${page}: the island "${name}" cannot live on its own, because it fails without the page round it. ` +
        'Read what it needs in the page or in a theme component, and pass it as a prop.',
      {cause: error},
    );
  }
}

/** Makes a component that renders the island's HTML and what the browser needs to bring it to life. */
export function createIsland(
  name: string,
  {default: Component, hydrate = 'visible'}: IslandModule,
): ComponentType<Record<string, unknown>> {
  return function Island({children, ...props}) {
    const isInside = useContext(IsInsideIsland);
    const {pathname} = useLocation();
    const context = useDocusaurusContext();
    if (isInside) {
      return <Component {...props}>{children}</Component>;
    }
    const data = serializeProps(props, {island: name, page: pathname});
    const hasChildren = children !== undefined && children !== null;
    const html = renderAlone(
      <IsInsideIsland value>
        <Component {...props}>{hasChildren ? <Slot html="" /> : undefined}</Component>
      </IsInsideIsland>,
      context,
      name,
      pathname,
    );
    return (
      <site-island
        name={name}
        hydrate={hydrate}
        props={data === '{}' ? undefined : data}
        empty={html === '' ? '' : undefined}
        // A program that translates the page would put texts of its own in place of those that the component changes.
        translate="no"
      >
        <IsInsideIsland value>
          <Component {...props}>
            {hasChildren ? (
              <island-slot translate="yes">
                <IsInsideIsland value={false}>{children as ReactNode}</IsInsideIsland>
              </island-slot>
            ) : undefined}
          </Component>
        </IsInsideIsland>
      </site-island>
    );
  };
}
