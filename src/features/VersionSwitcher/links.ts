import {useActiveDocContext, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/** The first page of a version: its folder need not have a page of its own. */
export const firstPage = ({docs, mainDocId, path}: GlobalVersion): string =>
  docs.find(({id}) => id === mainDocId)?.path ?? path;

/** @returns a function from a version to the address of the open page in it, or of its first page */
export function useSamePage(): (version: GlobalVersion) => string {
  const {activeDoc} = useActiveDocContext(undefined);
  return (version) => version.docs.find(({id}) => id === activeDoc?.id)?.path ?? firstPage(version);
}

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
