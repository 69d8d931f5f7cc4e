import {marker} from '../lib/marker';

/*
 * What stays when a click replaces the page: elements that both pages have under the same name. They keep their state:
 * scroll position, focus, attributes that behaviour has set, hydrated components. Everything else is replaced.
 *
 * What the server renders in them may depend on the open page only in text and in `pageAttributes`, which are updated.
 */

/** Sidebars with different entries have different names. */
type PersistentName = 'navbar' | `sidebar:${string}`;

export const persistent = marker('data-persist');

/** @returns the attribute of an element that stays */
export const persist = (name: PersistentName) => persistent(name);

/** The attributes that may depend on the open page. All others are state. */
export const pageAttributes = ['aria-current', 'class', 'href'] as const;
