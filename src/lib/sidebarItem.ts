import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * `customProps` of a sidebar item, in `sidebars.ts`, `_category_.json` and, as `sidebar_custom_props`, in front matter.
 * `plugins/pages/problems.ts` checks it. Docusaurus translates labels only, so a tag or a header that differs between
 * languages is chosen by `process.env.DOCUSAURUS_CURRENT_LOCALE` in `sidebars.ts`.
 */
export interface SidebarItemProps {
  /** For links and categories: shown beside the label, such as `Beta`. */
  readonly tag?: string;
  /** For links and categories: the attribute `data-context` of the item, for styles. */
  readonly context?: string;
  /** For links and categories: depths of the headings that an overview lists. */
  readonly overviewHeaders?: readonly number[];
  /** For `html` items: a line in place of `value`. */
  readonly dividerType?: 'solid' | 'dashed';
  /** For `html` items: a header in place of `value`, above the items that follow. */
  readonly sectionHeaderText?: string;
}

/** @returns the item's `customProps`, which the build has checked */
export const sidebarItemProps = ({customProps}: PropSidebarItem): SidebarItemProps =>
  customProps ?? {};
