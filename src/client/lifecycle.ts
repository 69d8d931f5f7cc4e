/*
 * Runs the client modules of every plugin: https://docusaurus.io/docs/advanced/client#client-modules. `npm start` leaves
 * this to Docusaurus.
 */
import clientModules from '@generated/client-scripts';

/** The address of a page, in the shape of React Router's locations: with the base of the language, `?` and `#`. */
export type PageLocation = Pick<URL, 'pathname' | 'search' | 'hash'>;

interface RouteUpdate {
  readonly location: PageLocation;
  /** Null for the page that was loaded. */
  readonly previousLocation: PageLocation | null;
}

/** Calls one function of every module. One that throws is reported, and the others still run. @returns clean-ups */
function dispatch(name: 'onRouteUpdate' | 'onRouteDidUpdate', update: RouteUpdate) {
  return clientModules.flatMap((clientModule) => {
    try {
      return (clientModule.default?.[name] ?? clientModule[name])?.(update) ?? [];
    } catch (error) {
      console.error(`A client module failed in ${name}.`, error);
      return [];
    }
  });
}

let shown: PageLocation | null = null;
let cleanUps: (() => void)[] = [];
const listeners = new Set<() => void>();

/** @returns the page that is shown; the address bar may be ahead of it. The same object until it changes. */
export const getLocation = (): PageLocation => (shown ??= new URL(window.location.href));

export function onLocationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs `onRouteUpdate`. @param url address of the page that will be shown */
export function startRouteUpdate(url: PageLocation): void {
  cleanUps = dispatch('onRouteUpdate', {location: url, previousLocation: shown});
}

/** Runs clean-ups and `onRouteDidUpdate`: the page of the address bar is in the document. */
export function finishRouteUpdate(): void {
  const previousLocation = shown;
  shown = new URL(window.location.href);
  cleanUps.forEach((cleanUp) => cleanUp());
  cleanUps = [];
  dispatch('onRouteDidUpdate', {location: shown, previousLocation});
  listeners.forEach((listener) => listener());
}
