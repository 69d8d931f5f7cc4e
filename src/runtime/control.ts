/**
 * A control: behaviour for markup that the server has rendered. It listens on the document, so it
 * serves every page that comes after, whether React or the small client layer shows it.
 */
export interface Control {
  /** Adds the listeners; called once, as early as possible. */
  install: () => void;
  /** Called when a page has been shown, the first one included. */
  onPage?: () => void;
}

/** The closest ancestor of an event's target that matches, or null. */
export function closest<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}
