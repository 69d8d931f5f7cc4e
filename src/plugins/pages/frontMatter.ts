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
  search: Joi.valid(true, false, 'introduction'),
  footer: Joi.boolean(),
  head: Joi.array().items(headTag),
  globalUIComponents: Joi.boolean(),
  date: Joi.date().raw().prefs({convert: true}),
};
const docKeys = {
  overview: Joi.boolean(),
  overviewHeaders: headingDepths,
  sidebar_custom_props: linkProps,
};

/** Docusaurus checks the values of its own keys, and ignores keys that it does not know. */
const stockKeys = ['format', ...Object.keys(DocFrontMatterSchema.describe().keys as object)];

const docSchema = objectOf({
  ...Object.fromEntries(stockKeys.map((key) => [key, Joi.any()])),
  ...siteKeys,
  ...docKeys,
});
const pageSchema = Joi.object({
  ...siteKeys,
  ...Object.fromEntries(Object.keys(docKeys).map((key) => [key, Joi.forbidden()])),
}).unknown();

/**
 * Lists what is wrong with the front matter of a file, a line for each problem.
 *
 * @param file path from the root of the repository, as the message names it
 */
export const frontMatterProblems = (file: string, frontMatter: object, isDoc: boolean): string[] =>
  problemsOf(isDoc ? docSchema : pageSchema, frontMatter, file);
