import {cloneElement, isValidElement, type ReactNode, type SVGProps} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

/** The kinds of admonitions in words, as the generator titles them. */
const kinds = (): Record<string, string> => ({
  note: translate({
    id: 'theme.admonition.note',
    message: 'note',
    description: 'The default label used for the Note admonition (:::note)',
  }),
  tip: translate({
    id: 'theme.admonition.tip',
    message: 'tip',
    description: 'The default label used for the Tip admonition (:::tip)',
  }),
  info: translate({
    id: 'theme.admonition.info',
    message: 'info',
    description: 'The default label used for the Info admonition (:::info)',
  }),
  warning: translate({
    id: 'theme.admonition.warning',
    message: 'warning',
    description: 'The default label used for the Warning admonition (:::warning)',
  }),
  danger: translate({
    id: 'theme.admonition.danger',
    message: 'danger',
    description: 'The default label used for the Danger admonition (:::danger)',
  }),
});

/** Wrapped: the icon says the kind where the title has words of its own, and nothing where the title says it. */
export default function AdmonitionLayout({icon, ...props}: Props): ReactNode {
  const {title, type} = props;
  const isTitledByKind = isValidElement(title) && title.type === Translate;
  const kind = title && !isTitledByKind ? kinds()[type] : undefined;
  const sign = isValidElement<SVGProps<SVGSVGElement>>(icon)
    ? cloneElement(icon, kind ? {role: 'img', 'aria-label': kind} : {'aria-hidden': true})
    : icon;
  return <Layout {...props} icon={sign} />;
}
