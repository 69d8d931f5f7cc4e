/* The names of `react-router-dom` on top of `../navigation`, for client components: no router runs here. */
import {useEffect, useSyncExternalStore, type AnchorHTMLAttributes, type ReactNode} from 'react';

import {getLocation, onLocationChange, type PageLocation} from '../lifecycle';
import {navigate} from '../navigation';

export {matchPath} from 'react-router';

/** @returns the address of the page that is shown; the component renders again when it changes */
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
  goForward: () => window.history.forward(),
  go: (delta: number) => window.history.go(delta),
  createHref: hrefOf,
  listen: (listener: (location: PageLocation) => void) =>
    onLocationChange(() => listener(getLocation())),
};

export function useHistory(): typeof browserHistory {
  return browserHistory;
}

/** Goes to another page as soon as it is rendered. */
export function Redirect({to}: {readonly to: To}): null {
  useEffect(() => browserHistory.replace(to), [to]);
  return null;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: To;
  readonly innerRef?: React.Ref<HTMLAnchorElement>;
}

/** A link; a click on it is taken over by `../navigation`, as on any link of the page. */
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

/** A link that tells whether it leads to the page that is shown, or to one above it. */
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
