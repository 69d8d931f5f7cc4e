import {useEffect} from 'react';
import routes from '@generated/routes';
import type {RouteConfig} from '@docusaurus/types';
import {useHistory, useLocation} from '@docusaurus/router';

import {redirectOf} from '../../lib/routes';

function pathsOf(list: readonly RouteConfig[]): string[] {
  return list.flatMap(({path, routes: nested}) => [path, ...pathsOf(nested ?? [])]);
}

/** For hydrated pages: goes to the route that the address means in another spelling, with query and hash. */
export function useCanonicalRedirect(): void {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  // oxlint-disable-next-line site/no-browser-react -- for hydrated pages alone: only they have a router
  useEffect(() => {
    const path = redirectOf(pathname, pathsOf(routes as unknown as RouteConfig[]));
    if (path !== undefined && path !== '*') {
      history.replace({pathname: path, search, hash});
    }
  }, [history, pathname, search, hash]);
}
