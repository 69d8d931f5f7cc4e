import type {SearchOutcome} from '../engine/reportedClient';

/** How the newest search ended; null while there is nothing to say. */
export interface OutcomeStore {
  get: () => SearchOutcome | null;
  set: (outcome: SearchOutcome | null) => void;
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the outcome outside the modal's own state: it changes twice for each key, and the modal draws all
 * of its results whenever its state does.
 */
export function createOutcomeStore(): OutcomeStore {
  const listeners = new Set<() => void>();
  let current: SearchOutcome | null = null;
  return {
    get: () => current,
    set: (outcome) => {
      current = outcome;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
