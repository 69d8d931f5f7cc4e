import type {Root} from 'react-dom/client';

import {onHint} from '../clientModule';

const loadHydrate = () => import('./hydrate');

/**
 * `<client-component>`, which `server.tsx` renders around a component's HTML. The browser calls its callbacks when it
 * enters or leaves the document, so pages that are swapped in, and Back, need no extra code. The rest is loaded when a
 * component is to be hydrated.
 */
export class ClientComponent extends HTMLElement {
  /** Set by `mount`. */
  root: Root | undefined;
  private hydrated: Promise<void> | undefined;

  private readonly start = (): void => void this.hydrate().catch(() => undefined);

  connectedCallback(): void {
    // Any component, so that it is alive when the reader begins to type.
    onHint(this.start, this);
    if (this.matches(':hover, :focus-within')) {
      this.start();
    } else if (this.getAttribute('hydrate') !== 'interaction') {
      loadHydrate().then(({whenVisible}) => whenVisible(this, this.start), this.start);
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
          // Offline, or after a deployment: the next sign of use tries again.
          this.hydrated = undefined;
          console.error(`"${this.getAttribute('module')}" could not be loaded.`, error);
        }
        throw error;
      });
    return this.hydrated;
  }
}

customElements.define('client-component', ClientComponent);
