import type {ComponentType} from 'react';
import type {Root} from 'react-dom/client';

import {whenIdle} from '../../lib/whenIdle';
import {onHint} from '../clientModule';

/** Calls back when a component comes within 200 px of the viewport. */
function whenVisible(host: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        callback();
      }
    },
    {rootMargin: '200px'},
  );
  // The elements of client components have no box (`display: contents`) unless they are empty.
  const boxes = host.querySelectorAll(
    ':scope > :not(server-children), :scope > server-children > *',
  );
  (boxes.length > 0 ? boxes : [host]).forEach((box) => observer.observe(box));
}

/**
 * `<client-component>`, which `server.tsx` renders around a component's HTML. The browser calls its callbacks when it
 * enters or leaves the document, so swapped pages and Back need no extra code.
 */
export class ClientComponent extends HTMLElement {
  /** Set by `mount`. */
  root: Root | undefined;
  private hydrated: Promise<void> | undefined;

  private readonly start = (): void => void this.hydrate().catch(() => undefined);

  connectedCallback(): void {
    // Every component listens to hints, so that it is hydrated before the reader begins to type.
    onHint(this.start, this);
    const moment = this.getAttribute('hydrate');
    if (this.matches(':hover, :focus-within')) {
      this.start();
    } else if (moment === 'idle') {
      whenIdle(this.start);
    } else if (moment === 'visible') {
      whenVisible(this, this.start);
    }
  }

  disconnectedCallback(): void {
    // Moving an element within the document disconnects and connects it.
    queueMicrotask(() => {
      if (!this.isConnected) {
        this.root?.unmount();
      }
    });
  }

  /** Loads the component and hydrates it, once. Rejects, with a message in the console, if that fails. */
  hydrate(): Promise<void> {
    this.hydrated ??= this.load().catch((error: unknown) => {
      if (!this.root) {
        // Offline, or after a deployment: the next hint tries again.
        this.hydrated = undefined;
        console.error(`"${this.getAttribute('module')}" could not be loaded.`, error);
      }
      throw error;
    });
    return this.hydrated;
  }

  /** Loads the component, and React at the same time. */
  private async load(): Promise<void> {
    const registry = import('@generated/client-components');
    const [module, {mount}] = await Promise.all([
      registry.then(({default: modules}) => modules[this.getAttribute('module') ?? '']?.()),
      import('./mount'),
    ]);
    if (this.isConnected) {
      const Component = module?.[this.getAttribute('export') ?? ''];
      await mount(this, Component as ComponentType<Record<string, unknown>>);
    }
  }
}

customElements.define('client-component', ClientComponent);
