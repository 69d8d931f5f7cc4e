import modules from '@generated/client-components';
import type {ComponentType} from 'react';

import {whenIdle} from '../../lib/whenIdle';
import type {ClientComponent} from './element';

/** Distance from the viewport at which a component counts as visible. */
const visibleMargin = '200px';

/** Starts when the browser is idle, or when the component is near the viewport. */
export function wait(host: ClientComponent, start: () => void): void {
  if (host.getAttribute('hydrate') === 'idle') {
    whenIdle(start);
    return;
  }
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

/** Loads React and a component, and hydrates it. */
export async function hydrate(host: ClientComponent): Promise<void> {
  const load = modules[host.getAttribute('module') ?? ''];
  const [module, {mount}] = await Promise.all([load?.(), import('./mount')]);
  if (host.isConnected) {
    const Component = module?.[host.getAttribute('export') ?? ''];
    await mount(host, Component as ComponentType<Record<string, unknown>>);
  }
}
