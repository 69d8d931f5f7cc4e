import {useActiveDocContext, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/** Returns the address of a version's first page. Its folder need not have a page of its own. */
export const firstPage = ({docs, mainDocId, path}: GlobalVersion): string =>
  docs.find(({id}) => id === mainDocId)?.path ?? path;

/** Returns a function that keeps links, which name no version (`/guide/start/`), within the version of the open page. */
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
    const inVersion = `${versionRoot}${withBaseUrl(path).slice(root.length)}`;
    const exists = path.startsWith('/') && activeVersion.docs.some((doc) => doc.path === inVersion);
    return exists ? inVersion + to.slice(path.length) : to;
  };
}
