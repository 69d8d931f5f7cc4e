import type {ReactNode} from 'react';
import {HtmlClassNameProvider, useColorMode} from '@docusaurus/theme-common';

/** What the page shows; when the site is built, nobody knows yet. */
function isDark(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.theme === 'dark';
}

/**
 * Keeps the class `dark` on the root element in step with the theme (row AP-2). The pre-paint script
 * sets it first; this keeps it when Docusaurus rewrites the element's classes, which it does as soon as
 * it has hydrated. The hook tells of a change only: during hydration its value is the default.
 */
export default function AppearanceClass({children}: {readonly children: ReactNode}): ReactNode {
  useColorMode();
  return (
    <HtmlClassNameProvider className={isDark() ? 'dark' : ''}>{children}</HtmlClassNameProvider>
  );
}
