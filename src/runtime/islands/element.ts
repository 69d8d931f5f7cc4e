import islands from '@generated/islands';

import {whenIdle} from '../../lib/whenIdle';
import type {mountIsland} from './mount';
import type {Hydrate} from './types';

/** The element is near enough to the window to be wanted; in CSS pixels. */
const visibleMargin = '200px';

/** Waits until the reader is expected to want the island. */
function wanted(when: Hydrate, element: HTMLElement): Promise<void> {
  return new Promise((done) => {
    switch (when) {
      case 'load':
        done();
        break;
      case 'idle':
        whenIdle(done);
        break;
      case 'visible': {
        const observer = new IntersectionObserver(
          (entries) => {
            if (entries.some(({isIntersecting}) => isIntersecting)) {
              observer.disconnect();
              done();
            }
          },
          {rootMargin: visibleMargin},
        );
        // The element itself has no box (`display: contents`) unless it is empty.
        const boxes = element.children.length > 0 ? element.children : [element];
        [...boxes].forEach((box) => observer.observe(box));
        break;
      }
      case 'interaction':
        for (const hint of ['pointerover', 'touchstart', 'focusin', 'click']) {
          element.addEventListener(hint, () => done(), {once: true, passive: true});
        }
    }
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a value so that React takes it for the reader's: React remembers what is set through the element's own
 * setter, and answers an event only when the value is another one by then.
 */
function setValue(field: Field, value: string): void {
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** @returns a function that puts back what the reader did to one field, or null when it is as the server sent it */
function keepField(field: Field): (() => void) | null {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const {checked} = field;
    return checked === field.defaultChecked
      ? null
      : () => {
          field.checked = !checked;
          field.click();
        };
  }
  const {value} = field;
  const isChanged =
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : value !== field.defaultValue;
  if (!isChanged) {
    return null;
  }
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart;
  return () => {
    setValue(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
    if (caret !== null) {
      (field as HTMLInputElement | HTMLTextAreaElement).setSelectionRange(caret, caret);
    }
  };
}

/** Remembers what was typed and ticked in an island, and returns a function that puts it back, with the events. */
function keepTyped(island: HTMLElement): () => void {
  const restores = [...island.querySelectorAll<Field>('input, textarea, select')].map(keepField);
  return () => restores.forEach((restore) => restore?.());
}

/** The host of one island. Its attributes are written by `server.tsx`. */
class SiteIsland extends HTMLElement {
  /** The server's HTML, shown again when the component fails; null until the element is in a document. */
  private serverHtml: string | null = null;
  private hasFailed = false;
  private root: ReturnType<typeof mountIsland> | null = null;

  connectedCallback(): void {
    // Moving an element within the document disconnects and connects it.
    if (this.serverHtml === null) {
      this.serverHtml = this.innerHTML;
      void this.start();
    }
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) {
        this.root?.unmount();
        this.root = null;
      }
    });
  }

  private async start(): Promise<void> {
    await wanted(this.getAttribute('hydrate') as Hydrate, this);
    try {
      const load = islands[this.getAttribute('name') ?? ''];
      if (!load) {
        throw new Error('There is no such island in this build.');
      }
      const [{default: Component}, {mountIsland}] = await Promise.all([load(), import('./mount')]);
      if (!this.isConnected) {
        return;
      }
      const restoreTyped = keepTyped(this);
      this.root = mountIsland({
        host: this,
        Component,
        props: JSON.parse(this.getAttribute('props') ?? '{}') as Record<string, unknown>,
        onMounted: () => {
          if (!this.hasFailed) {
            this.toggleAttribute('data-alive', true);
            restoreTyped();
          }
        },
        onError: (error) => this.fail(error),
      });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Reports an error of the component, and shows what the server rendered. */
  private fail(error: unknown): void {
    console.error(`The island "${this.getAttribute('name') ?? ''}" failed.`, error);
    const {root} = this;
    this.hasFailed = true;
    this.root = null;
    this.removeAttribute('data-alive');
    // The runtime may still be at work on this island.
    queueMicrotask(() => {
      root?.unmount();
      this.innerHTML = this.serverHtml ?? '';
    });
  }
}

customElements.define('site-island', SiteIsland);
