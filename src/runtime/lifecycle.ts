/*
 * Runs the client modules of every plugin, as Docusaurus documents them:
 * https://docusaurus.io/docs/advanced/client#client-modules. Under `npm start` Docusaurus does this itself.
 */
import clientModules from '@generated/client-scripts';

/** A page's address, as client modules and client components get it; the shape is React Router's. */
export interface PageLocation {
  /** Path with the language's base. */
  readonly pathname: string;
  /** `?query`, or an empty string. */
  readonly search: string;
  /** `#id`, or an empty string. */
  readonly hash: string;
}

type Lifecycle = 'onRouteUpdate' | 'onRouteDidUpdate';

interface Change {
  readonly location: PageLocation;
  /** Null for the page that was loaded. */
  readonly previousLocation: PageLocation | null;
}

type Callback = (change: Change) => (() => void) | undefined;
type ClientModule = Partial<Record<Lifecycle, Callback>> & {
  readonly default?: Partial<Record<Lifecycle, Callback>>;
};

/** Calls one lifecycle function of every module. One that throws is reported, and the others still run. */
function dispatch(lifecycle: Lifecycle, change: Change): (() => void)[] {
  return (clientModules as readonly ClientModule[]).flatMap((clientModule) => {
    try {
      const cleanUp = (clientModule.default?.[lifecycle] ?? clientModule[lifecycle])?.(change);
      return cleanUp ? [cleanUp] : [];
    } catch (error) {
      console.error(`A client module failed in ${lifecycle}.`, error);
      return [];
    }
  });
}

function locationOf({pathname, search, hash}: URL | Location): PageLocation {
  return {pathname, search, hash};
}

let shown: PageLocation | null = null;
const listeners = new Set<() => void>();

/** @returns the page that is shown; the address bar may be ahead of it. The same object until it changes. */
export function getLocation(): PageLocation {
  return (shown ??= locationOf(window.location));
}

export function onLocationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let cleanUps: (() => void)[] = [];

/** Runs `onRouteUpdate` of every client module. @param url address of the page that will be shown */
export function startRouteUpdate(url: URL | Location): void {
  const change = {location: locationOf(url), previousLocation: shown};
  cleanUps = dispatch('onRouteUpdate', change);
}

/** Runs clean-ups and `onRouteDidUpdate`, when the page of the address bar is in the document. */
export function finishRouteUpdate(): void {
  const previousLocation = shown;
  shown = locationOf(window.location);
  cleanUps.forEach((cleanUp) => cleanUp());
  cleanUps = [];
  dispatch('onRouteDidUpdate', {location: shown, previousLocation});
  listeners.forEach((listener) => listener());
}
