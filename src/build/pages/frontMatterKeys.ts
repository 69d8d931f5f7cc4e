/** Front matter keys that Docusaurus itself knows (3.10.2), which checks their values. */
const sharedKeys = [
  'description',
  'draft',
  'format',
  'hide_table_of_contents',
  'id',
  'image',
  'keywords',
  'last_update',
  'sidebar_label',
  'slug',
  'tags',
  'title',
  'toc_max_heading_level',
  'toc_min_heading_level',
  'unlisted',
] as const;

const docKeys = [
  'custom_edit_url',
  'displayed_sidebar',
  'hide_title',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'parse_number_prefixes',
  'sidebar_class_name',
  'sidebar_custom_props',
  'sidebar_key',
  'sidebar_position',
] as const;

/** Without the single-author keys that Docusaurus keeps for old sites. */
const postKeys = ['authors', 'title_meta'] as const;

/** Keys that this site gives a meaning (row LY-8), and the ones the browser may know of. */
export const siteKeys = [
  'title',
  'titleSuffix',
  'description',
  'sidebar',
  'date',
  'overview',
  'overviewHeaders',
  'pageType',
  'navbar',
  'outline',
  'footer',
  'head',
  'globalUIComponents',
] as const;

export type SiteKey = (typeof siteKeys)[number];

/** What a source file is; posts and docs know different keys. */
export type FrontMatterKind = 'doc' | 'post';

/** Docusaurus' own keys for a kind of page. */
export function docusaurusKeys(kind: FrontMatterKind): readonly string[] {
  return [...sharedKeys, ...(kind === 'doc' ? docKeys : postKeys)];
}
