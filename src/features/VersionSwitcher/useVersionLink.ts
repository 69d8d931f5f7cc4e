import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/**
 * Keeps links within the version that is read. Pages and the bar name addresses without a version, as in
 * `/guide/start/`, and a version is a copy of them.
 *
 * @returns a function from an address on the site to the same page of the open version, or to the address itself where
 * the version has no such page
 */
export function useVersionLink(): (to: string) => string {
  const {activeVersion} = useActiveDocContext(undefined);
  const {withBaseUrl} = useBaseUrlUtils();
  if (!activeVersion || activeVersion.isLast) {
    return (to) => to;
  }
  const root = withBaseUrl('/');
  const versionRoot = `${activeVersion.path.replace(/\/$/, '')}/`;
  return (to) => {
    const [path = ''] = to.split(/[?#]/);
    const own = `${versionRoot}${withBaseUrl(path).slice(root.length)}`;
    const isThere = path.startsWith('/') && activeVersion.docs.some((doc) => doc.path === own);
    return isThere ? own + to.slice(path.length) : to;
  };
}
