import modules from '@generated/client-components';
import type {ComponentType} from 'react';

import type {ClientComponent} from './element';

/** Distance from the viewport at which a component counts as visible. */
const visibleMargin = '200px';

/** Starts when the component is near the viewport. */
export function whenVisible(host: ClientComponent, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        start();
      }
    },
    {rootMargin: visibleMargin},
  );
  // The elements of client components have no box (`display: contents`) unless they are empty.
  const boxes = host.querySelectorAll(
    ':scope > :not(server-children), :scope > server-children > *',
  );
  (boxes.length > 0 ? boxes : [host]).forEach((box) => observer.observe(box));
}

/** Loads a component and React, and hydrates the component. Rejects if one of that fails. */
export async function hydrate(host: ClientComponent): Promise<void> {
  const load = modules[host.getAttribute('module') ?? ''];
  const [module, {mount}] = await Promise.all([load?.(), import('./mount')]);
  if (host.isConnected) {
    const Component = module?.[host.getAttribute('export') ?? ''];
    await mount(host, Component as ComponentType<Record<string, unknown>>);
  }
}
