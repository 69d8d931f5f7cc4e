import {
  useActiveDocContext,
  type ActiveDocContext,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';

/** Where pages have moved between versions, step by step: from and to, without language and version. */
type MovedPages = Readonly<Record<string, string>>;

const rootOf = ({path}: GlobalVersion): string => path.replace(/\/$/, '');

/** The first page of a version: its folder need not have a page of its own. */
export const firstPage = ({docs, mainDocId, path}: GlobalVersion): string =>
  docs.find(({id}) => id === mainDocId)?.path ?? path;

/** What else the address of a page has been since, and was before, nearest first: a page moves again in a later version. */
function otherRoutes(route: string, moved: MovedPages): string[] {
  const follow = (next: (route: string) => string[]): string[] => {
    const found = [route];
    // The list grows while it is read.
    for (const one of found) {
      found.push(...next(one).filter((other) => !found.includes(other)));
    }
    return found.slice(1);
  };
  return [
    ...follow((from) => [moved[from]].filter((to) => to !== undefined)),
    ...follow((to) => Object.keys(moved).filter((from) => moved[from] === to)),
  ];
}

/** A page in another version: the one with its id, or where it has moved since; the first page of a version that has neither. */
export function samePage(
  version: GlobalVersion,
  {activeDoc, activeVersion}: ActiveDocContext,
  moved: MovedPages,
): string {
  const own = version.docs.find(({id}) => id === activeDoc?.id);
  if (own) {
    return own.path;
  }
  const route =
    activeDoc && activeVersion ? activeDoc.path.slice(rootOf(activeVersion).length) : '';
  const paths = otherRoutes(route, moved).map((other) => rootOf(version) + other);
  return paths.find((path) => version.docs.some((doc) => doc.path === path)) ?? firstPage(version);
}

/** @returns a function from a version to the address of the open page in it */
export function useSamePage(): (version: GlobalVersion) => string {
  const context = useActiveDocContext(undefined);
  const data = usePluginData('page-index') as {moved?: MovedPages} | undefined;
  return (version) => samePage(version, context, data?.moved ?? {});
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
