import {useSyncExternalStore, type ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';

/** What the page shows; when the site is built, nobody knows yet. */
function isDark(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.theme === 'dark';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}

/**
 * Keeps the class `dark` on the root element in step with the theme. The pre-paint script sets it
 * first; this keeps it when Docusaurus rewrites the element's classes, which it does while it hydrates.
 * The attribute is read even then: the class is no part of what is hydrated.
 */
export default function AppearanceClass({children}: {readonly children: ReactNode}): ReactNode {
  // oxlint-disable-next-line site/no-browser-react -- for hydrated pages alone: hydration rewrites the classes
  const dark = useSyncExternalStore(subscribe, isDark, isDark);
  return <HtmlClassNameProvider className={dark ? 'dark' : ''}>{children}</HtmlClassNameProvider>;
}
