import {defaultLocale, type Locale} from '../../src/config/locales';

/** The languages whose words the tests know; what holds for any language is tried in all of the site's. */
export const spokenLocales = ['en', 'zh'] as const satisfies readonly Locale[];

export type SpokenLocale = (typeof spokenLocales)[number];

/**
 * The names that assistive technology reads, from the table "Names of controls" of the requirements. Written out
 * here rather than read from the site's strings: a test must notice when those change.
 */
export interface ControlNames {
  skipLink: string;
  topNavigation: string;
  search: string;
  searchPlaceholder: string;
  appearance: RegExp;
  languages: string;
  hamburger: string;
  mobileMenu: string;
  sidebar: string;
  outline: string;
  pager: string;
  previous: string;
  next: string;
  copyCode: string;
  codeCopied: string;
  edit: string;
  lastUpdated: RegExp;
  tools: string;
  versions: string;
  copyPage: string;
  openIn: string;
  scrollToTop: string;
}

export const names: Record<SpokenLocale, ControlNames> = {
  en: {
    skipLink: 'Skip to main content',
    topNavigation: 'Main',
    search: 'Search',
    searchPlaceholder: 'Search docs',
    appearance: /^Switch between dark and light mode/,
    languages: 'Languages',
    hamburger: 'Toggle navigation bar',
    mobileMenu: 'Navigation',
    sidebar: 'Docs sidebar',
    outline: 'ON THIS PAGE',
    pager: 'Docs pages',
    previous: 'Previous Page',
    next: 'Next Page',
    copyCode: 'Copy code to clipboard',
    codeCopied: 'Copied',
    edit: 'Edit this page',
    lastUpdated: /^Last Updated/,
    tools: 'Rstack tools',
    versions: 'Versions',
    copyPage: 'Copy Markdown',
    openIn: 'Open in',
    scrollToTop: 'Scroll back to top',
  },
  zh: {
    skipLink: '跳到主要内容',
    topNavigation: '主导航',
    search: '搜索',
    searchPlaceholder: '搜索文档',
    appearance: /^切换浅色\/暗黑模式/,
    languages: '语言',
    hamburger: '切换导航栏',
    mobileMenu: '导航',
    sidebar: '文档侧边栏',
    outline: '本页目录',
    pager: '文件选项卡',
    previous: '上一页',
    next: '下一页',
    copyCode: '复制代码到剪贴板',
    codeCopied: '复制成功',
    edit: '编辑此页',
    lastUpdated: /最后更新|上次更新|更新于/,
    tools: 'Rstack 工具',
    versions: '版本',
    copyPage: '复制 Markdown',
    openIn: '打开方式',
    scrollToTop: '回到顶部',
  },
};

/** The path of a page in a language: `localized('zh', '/guide/start/')` is `/zh/guide/start/`. */
export function localized(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}
