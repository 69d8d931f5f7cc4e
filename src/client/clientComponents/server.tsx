/* Client components on the server: `clientLoader.cjs` passes the exports of a module with `'use client'` through here. */
import {createContext, useContext, type ComponentType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {useLocation} from '@docusaurus/router';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';

import {serializeProps} from './serializeProps';

/** When to hydrate: near the viewport, when the browser is idle, or when the reader points at, touches or focuses it. */
const moments = ['visible', 'idle', 'interaction'] as const;

type Hydrate = (typeof moments)[number];

type AnyComponent = ComponentType<Record<string, unknown>>;

/** A client component inside another one is part of it. */
const IsInside = createContext(false);

/** Renders a component as the browser will: without the contexts of the page around it. @throws Error if it needs one */
function renderAlone(element: ReactNode, name: string, page: string): void {
  try {
    renderToString(
      <HelmetProvider context={{}}>
        <StaticRouter location={page}>
          <BrowserContextProvider>
            <ColorModeProvider>
              <IsInside value>{element}</IsInside>
            </ColorModeProvider>
          </BrowserContextProvider>
        </StaticRouter>
      </HelmetProvider>,
    );
  } catch (error) {
    throw new Error(
      `${page}: the client component "${name}" cannot be hydrated, because it fails without the page around it. ` +
        'Read what it needs in the page or in a theme component, and pass it as a prop.',
      {cause: error},
    );
  }
}

/** Wraps a component: renders its HTML, and the attributes that the browser needs to hydrate it. */
function createClientComponent(
  Component: AnyComponent,
  {module, name, hydrate}: {module: string; name: string; hydrate: Hydrate},
): AnyComponent {
  return function ClientComponent({children, ...props}) {
    const {pathname} = useLocation();
    if (useContext(IsInside)) {
      return <Component {...props}>{children}</Component>;
    }
    const component = name === 'default' ? module : `${module}.${name}`;
    const data = serializeProps(props, `${pathname}: ${component}`);
    const hasChildren = children !== undefined && children !== null;
    renderAlone(
      <Component {...props}>{hasChildren ? <server-children /> : undefined}</Component>,
      component,
      pathname,
    );
    return (
      <client-component
        module={module}
        export={name}
        hydrate={hydrate}
        props={data === '{}' ? undefined : data}
        // Browser translation would replace text nodes that the component updates.
        translate="no"
      >
        <IsInside value>
          <Component {...props}>
            {hasChildren ? (
              <server-children translate="yes">
                <IsInside value={false}>{children as ReactNode}</IsInside>
              </server-children>
            ) : undefined}
          </Component>
        </IsInside>
      </client-component>
    );
  };
}

/** @returns whether an export is a component: a function, or what `memo()` and `forwardRef()` return */
const isComponent = (name: string, value: unknown): value is AnyComponent =>
  (name === 'default' || /^[A-Z]/.test(name)) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value));

/**
 * Makes client components of the default export and of exports with a capital letter. Others are passed through.
 *
 * @param module name in the registry @param exports of the module; `hydrate` says when to hydrate its components
 */
export function createClientExports(
  module: string,
  exports: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const hydrate = (exports.hydrate ?? 'visible') as Hydrate;
  if (!moments.includes(hydrate)) {
    throw new Error(
      `The client component "${module}" exports hydrate = ${JSON.stringify(hydrate)}. It must be one of: ${moments.join(', ')}.`,
    );
  }
  const entries = Object.entries(exports).map(([name, value]) => [
    name,
    isComponent(name, value) ? createClientComponent(value, {module, name, hydrate}) : value,
  ]);
  return {...(Object.fromEntries(entries) as Record<string, unknown>), __esModule: true};
}
