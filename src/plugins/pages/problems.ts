/* What Docusaurus does not check in front matter and in sidebars. */
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type {SidebarItem} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {Joi} from '@docusaurus/utils-validation';

import type {PageEntry, PageType} from '../../lib/pageData';
import type {SidebarItemProps} from '../../lib/sidebarItem';
import {objectOf, problemsOf} from '../problems';

const pageTypes: readonly PageType[] = ['home', 'doc', '404', 'custom', 'blank'];
const headingDepths = Joi.array().items(Joi.number().integer().min(2).max(4)).min(1).unique();

/** `customProps` of links and categories, and `sidebar_custom_props` in front matter. */
const linkProps = objectOf({
  tag: Joi.string(),
  context: Joi.string(),
  overviewHeaders: headingDepths,
} satisfies Partial<Record<keyof SidebarItemProps, Joi.Schema>>);

/** A tag for the document's head: `[meta, {name: robots, content: noindex}]`. */
const headTag = Joi.array()
  .ordered(
    Joi.valid('link', 'meta', 'noscript', 'script', 'style').required(),
    Joi.object().pattern(Joi.string(), [Joi.string(), Joi.number(), Joi.boolean()]).required(),
  )
  .messages({'array.base': '{{#label}} must be a pair of a tag and its attributes'});

/** Docusaurus checks the values of its own keys, and ignores keys that it does not know. */
const anyOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, Joi.any()]));

/** Docusaurus' keys for docs have most of those for posts and Markdown pages, which it does not export. */
const stockKeys = Object.keys(DocFrontMatterSchema.describe().keys as object);

const frontMatter = objectOf({
  ...anyOf([...stockKeys, 'format', 'title_meta', 'wrapperClassName']),
  titleSuffix: [Joi.string().allow(''), Joi.number()],
  pageType: Joi.valid(...pageTypes),
  navbar: Joi.boolean(),
  sidebar: Joi.boolean(),
  outline: Joi.boolean(),
  search: Joi.boolean(),
  footer: Joi.boolean(),
  head: Joi.array().items(headTag),
  globalUIComponents: Joi.boolean(),
  date: Joi.date().raw().prefs({convert: true}),
  overview: Joi.boolean(),
  overviewHeaders: headingDepths,
  moved: Joi.object().pattern(
    Joi.string(),
    Joi.string().pattern(/^\/\S+$/, 'an address of this site'),
  ),
  sidebar_custom_props: linkProps,
  // Posts do not show the pictures and channels of authors.
  authors: Joi.array()
    .items(
      Joi.when(Joi.object(), {
        then: objectOf(anyOf(['name', 'title', 'url', 'email', 'page'])),
        otherwise: Joi.string(),
      }),
    )
    .single(),
});

/** Lists what is wrong with the front matter of a page, a line for each problem. */
export const frontMatterProblems = (page: Pick<PageEntry, 'source' | 'frontmatter'>): string[] =>
  problemsOf(frontMatter, page.frontmatter, page.source);

const htmlProps = objectOf({
  dividerType: Joi.valid('solid', 'dashed'),
  sectionHeaderText: Joi.string(),
}).nand('dividerType', 'sectionHeaderText');

type Item = SidebarItem & {readonly label?: string; readonly id?: string; readonly value?: string};

/** Lists what is wrong with the `customProps` of sidebar items, a line for each problem, with the file and the item. */
export function sidebarProblems(file: string, items: readonly SidebarItem[]): string[] {
  return items.flatMap((item: Item) => {
    const customProps = item.type === 'html' ? htmlProps : linkProps;
    const place = `${file}: ${item.type} "${item.label ?? item.id ?? item.value ?? ''}"`;
    return [
      ...problemsOf(Joi.object({customProps}).unknown(), item, place),
      ...(item.type === 'category' ? sidebarProblems(file, item.items) : []),
    ];
  });
}
