import {marker} from '../lib/marker';

/*
 * Elements that have the same name on both pages survive a swap. They keep their state: scroll position,
 * focus, attributes that behaviour has set, hydrated components. Everything else is replaced.
 *
 * In them, only text and `pageAttributes` may depend on the open page: these are updated.
 */

/** Sidebars with different entries have different names. */
type PersistentName = 'navbar' | `sidebar:${string}`;

export const persistent = marker('data-persist');

/** @returns the attribute of an element that stays */
export const persist = (name: PersistentName) => persistent(name);

/** The attributes that may depend on the open page. All others are state. */
export const pageAttributes = ['aria-current', 'class', 'href'] as const;
