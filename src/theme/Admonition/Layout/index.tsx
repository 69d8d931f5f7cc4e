import {cloneElement, isValidElement, type ReactNode, type SVGProps} from 'react';
import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

/** Wrapped: the icon says what the title beside it says, and is no picture without a name. */
export default function AdmonitionLayout({icon, ...props}: Props): ReactNode {
  const silent = isValidElement<SVGProps<SVGSVGElement>>(icon)
    ? cloneElement(icon, {'aria-hidden': true})
    : icon;
  return <Layout {...props} icon={silent} />;
}
