import type {ReactNode} from 'react';
import {HtmlClassNameProvider, useColorMode} from '@docusaurus/theme-common';

/**
 * Keeps the class `dark` on the root element in step with the theme (row AP-2). The pre-paint script
 * sets it first; this keeps it when Docusaurus rewrites the element's classes on navigation.
 */
export default function AppearanceClass({children}: {readonly children: ReactNode}): ReactNode {
  const {colorMode} = useColorMode();
  return (
    <HtmlClassNameProvider className={colorMode === 'dark' ? 'dark' : ''}>
      {children}
    </HtmlClassNameProvider>
  );
}
