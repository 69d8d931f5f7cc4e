import type {Edit} from './useWork';

/** What this tab keeps over a reload. */
interface Session {
  /** Also those that the address does not hold: of projects for other answers. */
  readonly edits: readonly Edit[];
  /** Whether the tool is to run again after a reload. */
  readonly isOn: boolean;
  /** Whether the page reloads to be isolated. */
  readonly isIsolating: boolean;
}

const key = 'setup-live';

/** @returns what is kept in this tab; nothing where storage is denied or damaged */
export function readSession(): Session {
  try {
    const {edits, isOn, isIsolating} = JSON.parse(sessionStorage.getItem(key) ?? '') as Session;
    return {edits: [...edits], isOn, isIsolating};
  } catch {
    return {edits: [], isOn: false, isIsolating: false};
  }
}

/** Keeps something, if storage is not denied. */
export function keepInSession(part: Partial<Session>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({...readSession(), ...part}));
  } catch {
    // The address still holds the edits of the project.
  }
}
