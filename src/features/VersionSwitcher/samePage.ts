import {
  useActiveDocContext,
  type ActiveDocContext,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';

import {firstPage} from './firstPage';

/** Where pages have moved between versions: from and to, without language and version. */
export type MovedPages = Readonly<Record<string, string>>;

const rootOf = ({path}: GlobalVersion): string => path.replace(/\/$/, '');

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
  const others = [moved[route], ...Object.keys(moved).filter((from) => moved[from] === route)];
  const other = version.docs.find(({path}) => others.includes(path.slice(rootOf(version).length)));
  return other?.path ?? firstPage(version);
}

/** @returns a function from a version to the address of the open page in it */
export function useSamePage(): (version: GlobalVersion) => string {
  const context = useActiveDocContext(undefined);
  const data = usePluginData('page-index') as {moved?: MovedPages} | undefined;
  return (version) => samePage(version, context, data?.moved ?? {});
}
