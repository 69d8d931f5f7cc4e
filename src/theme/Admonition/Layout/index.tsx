import {cloneElement, isValidElement, type ReactNode, type SVGProps} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

/** Wrapped: the icon names the kind of the notice, unless the title does. */
export default function AdmonitionLayout({icon, ...props}: Props): ReactNode {
  const {codeTranslations} = useDocusaurusContext();
  const {title, type} = props;
  const isTitledByKind = isValidElement(title) && title.type === Translate;
  // English has the kinds in the code only.
  const word = codeTranslations[`theme.admonition.${type}`] ?? type;
  const kind = title && !isTitledByKind ? word : undefined;
  const image = isValidElement<SVGProps<SVGSVGElement>>(icon)
    ? cloneElement(icon, kind ? {role: 'img', 'aria-label': kind} : {'aria-hidden': true})
    : icon;
  return <Layout {...props} icon={image} />;
}
