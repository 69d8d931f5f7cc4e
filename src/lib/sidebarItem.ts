import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * What `customProps` of a sidebar item can say, in `sidebars.ts`, `_category_.json` and, as `sidebar_custom_props`, in front
 * matter. `plugins/pages/sidebarItems.ts` checks it. Docusaurus translates labels only, so a tag or a header that differs
 * between languages is chosen by `process.env.DOCUSAURUS_CURRENT_LOCALE` in `sidebars.ts`.
 */
export interface SidebarItemProps {
  /** Of links and categories: shown beside the label, such as `Beta`. */
  readonly tag?: string;
  /** Of links and categories: the attribute `data-context` of the item, for styles. */
  readonly context?: string;
  /** Of links and categories: depths of the headings that an overview lists of the page, or of the pages inside. */
  readonly overviewHeaders?: readonly number[];
  /** Of `html` items: a line in place of `value`. */
  readonly dividerType?: 'solid' | 'dashed';
  /** Of `html` items: a header in place of `value`, above the items that follow. */
  readonly sectionHeaderText?: string;
}

/** @returns the item's `customProps`, which the build has checked */
export const sidebarItemProps = ({customProps}: PropSidebarItem): SidebarItemProps =>
  customProps ?? {};
