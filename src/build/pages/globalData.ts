import type {PageRecord, PageType} from './types';

/** Front matter that changes a page's frame (rows LY-8, RT-16, RT-19). */
export interface FrameOptions {
  pageType?: PageType;
  navbar?: boolean;
  sidebar?: boolean;
  outline?: boolean;
  footer?: boolean;
  globalUIComponents?: boolean;
}

/** What every page gets in its first load, so only what departs from the defaults. */
export interface PageIndexGlobalData {
  /** By canonical path. */
  exceptions: Record<string, FrameOptions>;
}

const parts = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

function frameOptions({pageType, frontmatter}: PageRecord): FrameOptions {
  const off = parts.filter((part) => frontmatter[part] === false);
  return {
    ...(pageType === 'doc' ? {} : {pageType}),
    ...Object.fromEntries(off.map((part) => [part, false])),
  };
}

/** Picks the pages whose frame is not that of a plain doc. */
export function globalDataOf(records: readonly PageRecord[]): PageIndexGlobalData {
  const entries = records
    .map((record) => [record.routePath, frameOptions(record)] as const)
    .filter(([, options]) => Object.keys(options).length > 0);
  return {exceptions: Object.fromEntries(entries)};
}
