/* What client components import of Docusaurus' router, on top of `../navigation`: no router runs in a release. */
import {useSyncExternalStore, type AnchorHTMLAttributes, type ReactNode} from 'react';

import {getLocation, onLocationChange, type PageLocation} from '../lifecycle';
import {navigate} from '../navigation';

export {matchPath} from 'react-router';

/** @returns the address of the page that is shown */
export function useLocation(): PageLocation {
  return useSyncExternalStore(onLocationChange, getLocation, getLocation);
}

const browserHistory = {
  push: (href: string) => navigate(href),
  replace: (href: string) => navigate(href, {replace: true}),
  goBack: () => window.history.back(),
};

export const useHistory = (): typeof browserHistory => browserHistory;

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly innerRef?: React.Ref<HTMLAnchorElement>;
}

/** An ordinary link; `../navigation` handles the click. */
export function Link({to, innerRef, children, ...props}: LinkProps): ReactNode {
  return (
    <a {...props} ref={innerRef} href={to}>
      {children}
    </a>
  );
}
