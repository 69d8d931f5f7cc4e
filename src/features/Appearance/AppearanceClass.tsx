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
 * Round everything: React may paint before another part says what the root element's classes are.
 * Keeps the class `dark`, which the pre-paint script sets first, on the root element when Docusaurus rewrites the
 * element's classes, as it does while it hydrates. The attribute is read even then: the class is no part of that.
 */
export default function AppearanceClass({children}: {readonly children: ReactNode}): ReactNode {
  // oxlint-disable-next-line site/no-browser-react -- for hydrated pages alone: hydration rewrites the classes
  const dark = useSyncExternalStore(subscribe, isDark, isDark);
  return <HtmlClassNameProvider className={dark ? 'dark' : ''}>{children}</HtmlClassNameProvider>;
}
