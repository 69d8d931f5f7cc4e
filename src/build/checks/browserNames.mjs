// @ts-check
/*
 * What a component needs React in the browser for. The build reads it of the components that pages import,
 * ESLint of the theme's own files.
 */

/** Hooks and components that do nothing where a page is HTML without React. */
export const browserNames = [
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useRef',
  'useImperativeHandle',
  'useSyncExternalStore',
  'useOptimistic',
  'useActionState',
  'useTransition',
  'useIsBrowser',
  'BrowserOnly',
];

/** Name of the ESLint rule. A comment that disables it, with its reason, counts for the build, too. */
export const ruleName = 'site/no-browser-react';

/** How such a comment begins, for a line or for the one below it. */
export const exemption = `${ruleName} --`;

/**
 * Whether a prop is an event handler: HTML has no other attributes that begin with `on`, components may.
 *
 * @param {string} prop
 * @param {string} element name of the element or component
 */
export function isHandler(prop, element) {
  return /^[a-z]/.test(element) ? /^on[a-z]/i.test(prop) : /^on[A-Z]/.test(prop);
}
