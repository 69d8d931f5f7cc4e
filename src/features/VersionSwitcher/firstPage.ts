import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** The first page of a version: its folder need not have a page of its own. */
export const firstPage = ({docs, mainDocId, path}: GlobalVersion): string =>
  docs.find(({id}) => id === mainDocId)?.path ?? path;
