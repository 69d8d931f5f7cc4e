import {useEffect} from 'react';
import routes from '@generated/routes';
import type {RouteConfig} from '@docusaurus/types';
import {useHistory, useLocation} from '@docusaurus/router';

import {resolveRoute} from '../../lib/routes';

function pathsOf(list: readonly RouteConfig[]): string[] {
  return list.flatMap(({path, routes: nested}) => [path, ...pathsOf(nested ?? [])]);
}

/**
 * For hydrated pages: when the address that was not found is another spelling of a
 * known route, goes there and keeps query and hash.
 */
export function useCanonicalRedirect(): void {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  // eslint-disable-next-line site/no-browser-react -- only hydrated pages have a router
  useEffect(() => {
    const match = resolveRoute(pathname, pathsOf(routes as unknown as RouteConfig[]));
    if (match.kind === 'redirect' && match.path !== '*') {
      history.replace({pathname: match.path, search, hash});
    }
  }, [history, pathname, search, hash]);
}
