import {useEffect, type ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';

import type {ClientComponent} from './element';

function Hydrated({onHydrated}: {readonly onHydrated: () => void}): null {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Hydrates a component.
 *
 * @returns a promise that resolves once its handlers and effects are in place. It rejects with an error that no boundary
 * caught, after restoring the server's HTML.
 */
export function mount(
  host: ClientComponent,
  Component: ComponentType<Record<string, unknown>>,
): Promise<void> {
  const serverHtml = host.innerHTML;
  const props = JSON.parse(host.getAttribute('props') ?? '{}') as Record<string, unknown>;
  // Not those of a nested client component.
  const children = [...host.querySelectorAll('server-children')].find(
    (each) => each.closest('client-component') === host,
  );
  return new Promise((onHydrated, onFailed) => {
    host.root = hydrateRoot(
      host,
      <BrowserContextProvider>
        <Component {...props}>
          {/* HTML of the server, which React leaves as it is. */}
          {children ? (
            <server-children
              translate="yes"
              suppressHydrationWarning
              dangerouslySetInnerHTML={{__html: children.innerHTML}}
            />
          ) : undefined}
        </Component>
        <Hydrated onHydrated={onHydrated} />
      </BrowserContextProvider>,
      {
        // React also calls this if the reader leaves while it hydrates.
        onRecoverableError: (error) => host.isConnected && console.warn(error),
        onUncaughtError(error) {
          const failure = `The client component "${host.getAttribute('module')}" failed.`;
          console.error(failure, error);
          onFailed(new Error(failure, {cause: error}));
          // React is still at work on this root.
          queueMicrotask(() => {
            host.root?.unmount();
            host.innerHTML = serverHtml;
          });
        },
      },
    );
  });
}
