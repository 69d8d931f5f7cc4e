import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {Joi} from '@docusaurus/utils-validation';

import type {PageType} from '../../lib/pageRecord';
import {objectOf, problemsOf} from '../problems';
import {headingDepths, linkProps} from './sidebarItems';

const pageTypes: readonly PageType[] = ['home', 'doc', '404', 'custom', 'blank'];

/** A tag for the document's head: `[meta, {name: robots, content: noindex}]`. */
const headTag = Joi.array()
  .ordered(
    Joi.valid('link', 'meta', 'noscript', 'script', 'style').required(),
    Joi.object().pattern(Joi.string(), [Joi.string(), Joi.number(), Joi.boolean()]).required(),
  )
  .messages({'array.base': '{{#label}} must be a pair of a tag and its attributes'});

/** Keys of this site. An overview lists the sidebar, which only docs have. */
const siteKeys = {
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
};
const docKeys = {
  overview: Joi.boolean(),
  overviewHeaders: headingDepths,
  moved: Joi.object().pattern(
    Joi.string(),
    Joi.string().pattern(/^\/\S+$/, 'an address of this site'),
  ),
  sidebar_custom_props: linkProps,
};

/** Docusaurus checks the values of its own keys, and ignores keys that it does not know. */
const anyOf = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, Joi.any()]));

/** Keys of posts and Markdown pages in Docusaurus 3.10.2, which does not export them. */
const sharedKeys = [
  ...['description', 'draft', 'format', 'hide_table_of_contents', 'image', 'keywords'],
  ...['last_update', 'slug', 'title', 'toc_max_heading_level', 'toc_min_heading_level', 'unlisted'],
];

/** Posts do not show the pictures and channels of authors. */
const author = Joi.when(Joi.object(), {
  then: objectOf(anyOf('name', 'title', 'url', 'email', 'page')),
  otherwise: Joi.string(),
});

const schemas = {
  doc: objectOf({
    ...anyOf('format', ...Object.keys(DocFrontMatterSchema.describe().keys as object)),
    ...siteKeys,
    ...docKeys,
  }),
  post: objectOf({
    ...anyOf(...sharedKeys, 'id', 'tags', 'title_meta'),
    authors: Joi.array().items(author).single(),
    ...siteKeys,
  }),
  page: objectOf({...anyOf(...sharedKeys, 'wrapperClassName'), ...siteKeys}),
};

/**
 * Lists what is wrong with the front matter of a file, a line for each problem.
 *
 * @param file path from the root of the repository, as the message names it
 */
export const frontMatterProblems = (
  file: string,
  frontMatter: object,
  kind: keyof typeof schemas,
): string[] => problemsOf(schemas[kind], frontMatter, file);

/** A letter or digit of any script, or a sign that means nothing to a router, in an address and in Markdown. */
const addressSign = /^[\p{L}\p{M}\p{N}\-._~/]$/u;

/** Finds a sign that the address of a page cannot have: a bracket, a space, or an invisible one. */
export function addressProblems(file: string, address: string): string[] {
  const sign = [...address].find((one) => !addressSign.test(one));
  return sign
    ? [
        `${file}: the address ${address} cannot have the sign "${sign}" (U+${sign.codePointAt(0)?.toString(16).padStart(4, '0')}). Give the file another name, or the page another slug.`,
      ]
    : [];
}
