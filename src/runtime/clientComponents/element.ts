import modules from '@generated/client-components';
import type {ComponentType} from 'react';
import type {Root} from 'react-dom/client';

import {whenIdle} from '../../lib/whenIdle';

/** Distance from the viewport at which a component counts as visible. */
const visibleMargin = '200px';

/** Signs that the reader is about to use a component. */
const hints = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * `<client-component>`, which `server.tsx` renders around a component's HTML. The browser calls its callbacks when it
 * enters or leaves the document, so pages that are swapped in, and Back, need no extra code.
 */
export class ClientComponent extends HTMLElement {
  private isObserved = false;
  private hydrated: Promise<void> | undefined;
  private root: Root | undefined;

  connectedCallback(): void {
    // Moving an element within the document disconnects and connects it.
    if (!this.isObserved) {
      this.isObserved = true;
      this.hydrateWhenNeeded();
    }
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) {
        this.root?.unmount();
        this.root = undefined;
      }
    });
  }

  /** Loads the component and hydrates it, once. Rejects, with a message in the console, if that fails. */
  hydrate(): Promise<void> {
    return (this.hydrated ??= this.loadAndMount());
  }

  private hydrateWhenNeeded(): void {
    const start = (): void => void this.hydrate().catch(() => undefined);
    switch (this.getAttribute('hydrate')) {
      case 'idle':
        whenIdle(start);
        break;
      case 'interaction':
        hints.forEach((hint) => this.addEventListener(hint, start, {passive: true}));
        if (this.matches(':hover, :focus-within')) {
          start();
        }
        break;
      default: {
        const observer = new IntersectionObserver(
          (entries) => {
            if (entries.some(({isIntersecting}) => isIntersecting)) {
              observer.disconnect();
              start();
            }
          },
          {rootMargin: visibleMargin},
        );
        // The element itself has no box (`display: contents`) unless it is empty.
        const boxes = this.children.length > 0 ? this.children : [this];
        [...boxes].forEach((box) => observer.observe(box));
      }
    }
  }

  private async loadAndMount(): Promise<void> {
    const name = this.getAttribute('module') ?? '';
    const exportName = this.getAttribute('export') ?? '';
    try {
      const [module, {mount}] = await Promise.all([modules[name]?.(), import('./mount')]);
      const Component = module?.[exportName] as ComponentType<Record<string, unknown>>;
      if (!this.isConnected) {
        return;
      }
      const serverHtml = this.innerHTML;
      await new Promise<void>((onHydrated, onFailed) => {
        this.root = mount({
          host: this,
          Component,
          props: JSON.parse(this.getAttribute('props') ?? '{}') as Record<string, unknown>,
          onHydrated,
          onError: (error) => {
            this.restore(serverHtml, error);
            onFailed(new Error(`The client component "${name}" failed.`, {cause: error}));
          },
        });
      });
    } catch (error) {
      if (!this.root) {
        // Offline, or after a deployment: the next sign of use tries again.
        this.hydrated = undefined;
        console.error(`The client component "${name}" could not be loaded.`, error);
      }
      throw error;
    }
  }

  /** Reports an error of the component, and shows what the server rendered. */
  private restore(serverHtml: string, error: unknown): void {
    console.error(`The client component "${this.getAttribute('module') ?? ''}" failed.`, error);
    // React is still at work on this root.
    queueMicrotask(() => {
      this.root?.unmount();
      this.innerHTML = serverHtml;
    });
  }
}

customElements.define('client-component', ClientComponent);
