/* What client components import of `react-router-dom`, on top of `../navigation`: no router runs in a release. */
import {useEffect, useSyncExternalStore, type AnchorHTMLAttributes, type ReactNode} from 'react';

import {getLocation, onLocationChange, type PageLocation} from '../lifecycle';
import {navigate} from '../navigation';

export {matchPath} from 'react-router';

/** @returns the address of the page that is shown */
export function useLocation(): PageLocation {
  return useSyncExternalStore(onLocationChange, getLocation, getLocation);
}

type To = string | Partial<PageLocation>;

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

const browserHistory = {
  get location(): PageLocation {
    return getLocation();
  },
  push: (to: To) => navigate(hrefOf(to)),
  replace: (to: To) => navigate(hrefOf(to), {replace: true}),
  goBack: () => window.history.back(),
};

export function useHistory(): typeof browserHistory {
  return browserHistory;
}

export function Redirect({to}: {readonly to: To}): null {
  useEffect(() => browserHistory.replace(to), [to]);
  return null;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: To;
  readonly innerRef?: React.Ref<HTMLAnchorElement>;
}

/** An ordinary link; `../navigation` handles the click. */
export function Link({to, innerRef, children, ...props}: LinkProps): ReactNode {
  return (
    <a {...props} ref={innerRef} href={hrefOf(to)}>
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  readonly activeClassName?: string;
  readonly isActive?: (match: object | null, location: PageLocation) => boolean;
}

/** A link that is marked if it leads to the page that is shown, or to one above it. */
export function NavLink({activeClassName = 'active', isActive, ...props}: NavLinkProps): ReactNode {
  const location = useLocation();
  const isBelow = location.pathname.startsWith(hrefOf(props.to));
  const active = isActive ? isActive(isBelow ? {} : null, location) : isBelow;
  const className = [props.className, active ? activeClassName : ''].filter(Boolean).join(' ');
  return (
    <Link
      {...props}
      className={className || undefined}
      aria-current={active ? 'page' : undefined}
    />
  );
}
