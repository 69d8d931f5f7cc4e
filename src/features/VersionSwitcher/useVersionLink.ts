import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/** Keeps links, which name no version (`/guide/start/`), within the version that is read, where it has such a page. */
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
