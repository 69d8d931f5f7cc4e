import type {Root} from 'react-dom/client';

import {onHint} from '../clientModule';

const loadHydrate = () => import('./hydrate');

/**
 * `<client-component>`, which `server.tsx` renders around a component's HTML. The browser calls its callbacks when it
 * enters or leaves the document, so swapped pages and Back need no extra code. `hydrate.ts` is loaded with the first
 * component.
 */
export class ClientComponent extends HTMLElement {
  /** Set by `mount`. */
  root: Root | undefined;
  private hydrated: Promise<void> | undefined;

  private readonly start = (): void => void this.hydrate().catch(() => undefined);

  connectedCallback(): void {
    // Every component listens to hints, so that it is hydrated before the reader begins to type.
    onHint(this.start, this);
    if (this.matches(':hover, :focus-within')) {
      this.start();
    } else if (this.getAttribute('hydrate') !== 'interaction') {
      loadHydrate().then(({wait}) => wait(this, this.start), this.start);
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
    this.hydrated ??= loadHydrate()
      .then(({hydrate}) => hydrate(this))
      .catch((error: unknown) => {
        if (!this.root) {
          // Offline, or after a deployment: the next hint tries again.
          this.hydrated = undefined;
          console.error(`"${this.getAttribute('module')}" could not be loaded.`, error);
        }
        throw error;
      });
    return this.hydrated;
  }
}

customElements.define('client-component', ClientComponent);
