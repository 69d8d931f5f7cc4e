import type {ReactNode} from 'react';
import {Link as RouterLink} from 'react-router-dom';
import isInternalUrl from '@docusaurus/isInternalUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Props} from '@docusaurus/Link';

const pathnameProtocol = 'pathname://';

/**
 * Takes the place of `@docusaurus/Link` (through an alias, so that every theme component uses it). The stock link
 * fetches the chunks of every link that comes into view; this one fetches nothing, because `src/client/navigation` does
 * it for all links of a release, on a hint. A tooltip that repeats the spoken name is left out: some screen readers
 * would say it twice.
 */
export default function Link({
  to,
  href,
  'data-noBrokenLinkCheck': noBrokenLinkCheck,
  autoAddBaseUrl = true,
  ref,
  ...props
}: Props & {ref?: React.Ref<HTMLAnchorElement>}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();

  const written = to ?? href;
  const internal = isInternalUrl(written);
  const path = written?.replace(pathnameProtocol, '');
  const target = path?.startsWith('/') && autoAddBaseUrl ? withBaseUrl(path) : path;

  const isAnchor = target?.startsWith('#') ?? false;
  const isPlain = !target || !internal || isAnchor || (props.target ?? '_self') !== '_self';

  if (!noBrokenLinkCheck && (isAnchor || !isPlain)) {
    brokenLinks.collectLink(target);
  }
  if (props.id) {
    brokenLinks.collectAnchor(props.id);
  }

  const title = props.title === props['aria-label'] ? undefined : props.title;

  if (isPlain || !target) {
    const newTab = written && !internal ? {target: '_blank', rel: 'noopener noreferrer'} : {};
    return <a ref={ref} href={target} {...newTab} {...props} title={title} />;
  }
  return <RouterLink {...props} innerRef={ref} to={target} />;
}
