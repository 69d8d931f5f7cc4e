import {useEffect, type ComponentType} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';

import {Providers, ServerChildren} from './shared';

interface Options {
  /** The element with the component's HTML. */
  readonly host: HTMLElement;
  readonly Component: ComponentType<Record<string, unknown>>;
  /** Without children. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Called when handlers and effects are in place. */
  readonly onHydrated: () => void;
  /** Called with an error that no boundary of the component caught, during hydration or later. */
  readonly onError: (error: unknown) => void;
}

function Hydrated({onHydrated}: Pick<Options, 'onHydrated'>): null {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Hydrates a client component. @returns its React root */
export function mount({host, Component, props, onHydrated, onError}: Options): Root {
  // Not those of a client component among the children.
  const children = [...host.querySelectorAll('server-children')].find(
    (each) => each.closest('client-component') === host,
  );
  return hydrateRoot(
    host,
    <Providers>
      <Component {...props}>
        {children ? <ServerChildren html={children.innerHTML} /> : undefined}
      </Component>
      <Hydrated onHydrated={onHydrated} />
    </Providers>,
    {onRecoverableError: (error) => console.warn(error), onUncaughtError: onError},
  );
}
