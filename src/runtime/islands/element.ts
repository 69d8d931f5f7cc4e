import islands from '@generated/islands';

import {whenIdle} from '../../lib/whenIdle';
import {trustedHtml} from '../trustedTypes';
import type {mountIsland} from './mount';
import type {Hydrate} from './types';

/** The element is near enough to the window to be wanted; in CSS pixels. */
const visibleMargin = '200px';

/** Calls back once, when the reader is expected to want the island. @returns a function that stops waiting */
function waitFor(when: Hydrate, element: HTMLElement, callback: () => void): () => void {
  switch (when) {
    case 'load':
      callback();
      return () => undefined;
    case 'idle':
      return whenIdle(callback);
    case 'visible': {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({isIntersecting}) => isIntersecting) && callback(),
        {rootMargin: visibleMargin},
      );
      // The element itself has no box (`display: contents`) unless it is empty.
      const boxes = element.children.length > 0 ? element.children : [element];
      [...boxes].forEach((box) => observer.observe(box));
      return () => observer.disconnect();
    }
    case 'interaction': {
      const hints = ['pointerover', 'touchstart', 'focusin', 'click'] as const;
      const options = {once: true, passive: true} as const;
      hints.forEach((hint) => element.addEventListener(hint, callback, options));
      return () => hints.forEach((hint) => element.removeEventListener(hint, callback));
    }
  }
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
  /** The server's HTML, shown again when the component fails. */
  private serverHtml = '';
  private isStarted = false;
  private stopWaiting: (() => void) | null = null;
  private hasFailed = false;
  private root: ReturnType<typeof mountIsland> | null = null;
  /** Buttons that were pressed before the island lived, in order. */
  private pressed: HTMLElement[] = [];

  connectedCallback(): void {
    // Moving an element within the document disconnects and connects it.
    if (this.isStarted) {
      return;
    }
    this.isStarted = true;
    this.serverHtml = this.innerHTML;
    this.addEventListener('click', this.keepPress);
    let isWanted = false;
    const stopWaiting = waitFor(this.getAttribute('hydrate') as Hydrate, this, () => {
      if (!isWanted) {
        isWanted = true;
        void this.start();
      }
    });
    this.stopWaiting = stopWaiting;
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) {
        this.stopWaiting?.();
        this.root?.unmount();
        this.root = null;
      }
    });
  }

  private readonly keepPress = ({target}: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) {
      this.pressed.push(button);
    }
  };

  /** One press after the other, since each is answered with the state that the one before has left. */
  private async pressAgain(): Promise<void> {
    for (const button of this.pressed.splice(0)) {
      if (button.isConnected) {
        button.click();
        await new Promise((done) => setTimeout(done));
      }
    }
  }

  private async start(): Promise<void> {
    const name = this.getAttribute('name') ?? '';
    // What starts at once is waited for by nothing yet.
    queueMicrotask(() => this.stopWaiting?.());
    try {
      const load = islands[name];
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
          if (this.hasFailed) {
            return;
          }
          this.removeEventListener('click', this.keepPress);
          this.toggleAttribute('data-alive', true);
          restoreTyped();
          void this.pressAgain();
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
    this.removeEventListener('click', this.keepPress);
    // The runtime may still be at work on this island.
    queueMicrotask(() => {
      root?.unmount();
      this.innerHTML = trustedHtml(this.serverHtml);
    });
  }
}

customElements.define('site-island', SiteIsland);
