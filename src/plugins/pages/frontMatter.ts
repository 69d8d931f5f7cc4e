import {isUtf8} from 'node:buffer';

import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {Joi} from '@docusaurus/utils-validation';

import type {PageType} from '../../lib/pageRecord';
import {problemsOf} from '../problems';
import {headingDepths, linkProps} from './sidebarItems';

type Kind = 'doc' | 'post' | 'page';

export interface FrontMatterSource {
  /** Path from the root of the repository, as the error names it. */
  file: string;
  kind: Kind;
  frontMatter: Readonly<Record<string, unknown>>;
}

/** Keys that posts and Markdown pages of Docusaurus 3.10.2 share. */
const sharedKeys = [
  ...['description', 'draft', 'format', 'hide_table_of_contents', 'image', 'keywords'],
  ...['last_update', 'slug', 'title', 'toc_max_heading_level', 'toc_min_heading_level', 'unlisted'],
];

/** Front matter keys that Docusaurus itself knows; it checks their values itself. */
const docusaurusKeys: Record<Kind, readonly string[]> = {
  doc: ['format', ...Object.keys(DocFrontMatterSchema.describe().keys as object)],
  // Without the single-author keys that Docusaurus keeps for old sites, and what a sidebar of the blog would show.
  post: [...sharedKeys, 'authors', 'id', 'tags', 'title_meta'],
  page: [...sharedKeys, 'wrapperClassName'],
};

const pageTypes: readonly PageType[] = ['home', 'doc', '404', 'custom', 'blank'];

/** A tag for the document's head: `[meta, {name: robots, content: noindex}]`. */
const headTag = Joi.array()
  .ordered(
    Joi.valid('link', 'meta', 'noscript', 'script', 'style').required(),
    Joi.object().pattern(Joi.string(), [Joi.string(), Joi.number(), Joi.boolean()]).required(),
  )
  .messages({'array.base': '{{#label}} must be a pair of a tag and its attributes'});

/** Control characters besides those that end lines: neither HTML nor XML can hold them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const control = /[\0-\x08\v\f\x0E-\x1F\x7F]/;

/** YAML reads a bare `2025` as a number; Docusaurus takes it as text, too. */
const text = Joi.alternatives(
  Joi.string()
    .allow('')
    .pattern(control, {invert: true})
    .messages({'string.pattern.invert.base': '{{#label}} has a control character'}),
  Joi.number(),
);

/** Keys that this site gives a meaning on every kind of page. */
const siteSchemas = {
  title: text,
  titleSuffix: text,
  description: text,
  pageType: Joi.valid(...pageTypes),
  navbar: Joi.boolean(),
  outline: Joi.boolean(),
  search: Joi.valid(true, false, 'introduction'),
  footer: Joi.boolean(),
  head: Joi.array().items(headTag),
  globalUIComponents: Joi.boolean(),
};

/** Pictures and channels of authors are for pages of authors. */
const shownKeys = ['name', 'title', 'url', 'email', 'page'];
const author = Joi.alternatives(
  Joi.string(),
  Joi.object(Object.fromEntries(shownKeys.map((key) => [key, Joi.any()]))),
);

const date = Joi.date().raw().prefs({convert: true});

/** An overview lists the sidebar, which only docs have. */
const kindSchemas: Record<Kind, Record<string, Joi.Schema>> = {
  doc: {
    date,
    sidebar: Joi.boolean(),
    overview: Joi.boolean(),
    overviewHeaders: headingDepths,
    sidebar_custom_props: linkProps,
  },
  post: {date, sidebar: Joi.valid(false), authors: Joi.array().items(author).single()},
  page: {sidebar: Joi.valid(false)},
};

/** The names of all those keys: other pages may know of them. */
export const siteKeys = Object.keys({...siteSchemas, ...kindSchemas.doc});

/** Lists what is wrong with one file's front matter, a line for each problem, the file's name first. */
export function frontMatterProblems({file, kind, frontMatter}: FrontMatterSource): string[] {
  const stock = Object.fromEntries(docusaurusKeys[kind].map((key) => [key, Joi.any()]));
  // What Docusaurus hands over is parsed YAML: `"true"` in quotes is a string and stays wrong.
  const schema = Joi.object({...stock, ...siteSchemas, ...kindSchemas[kind]});
  return problemsOf(schema, frontMatter, file);
}

/** Addresses of other things: of the page for addresses that do not exist, and of files beside the pages. */
const takenAddress = /^404$|\.(?:html?|json|mdx?|txt|xml)$/;

/**
 * Letters and digits of any script, and the signs that mean nothing to a router, an address or Markdown. Not brackets,
 * which a route is a pattern with, nor spaces and characters that nobody sees.
 */
const addressPattern = /^[\p{L}\p{M}\p{N}\-._~/]*$/u;

/** What an address has that cannot be in one, as text; undefined for a good one. */
function wrongSign(address: string): string | undefined {
  try {
    const sign = [...decodeURIComponent(address)].find((one) => !addressPattern.test(one));
    return (
      sign &&
      (/[\p{C}\p{Z}]/u.test(sign)
        ? `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
        : sign)
    );
  } catch {
    return '%';
  }
}

/** The day of a page's front matter, or in the name of a post. YAML makes 2 March of `2025-02-30`, and says nothing. */
const writtenDay = /^date:\s*['"]?(\d{4}-\d\d-\d\d)/m;
const namedDay = /(?:^|\/)(\d{4}-\d\d-\d\d)/;

/** A day that no calendar has, as it is written; undefined without one. */
function impossibleDay(text: string, pattern: RegExp): string | undefined {
  const day = pattern.exec(text)?.[1];
  return day === undefined || new Date(day).toJSON()?.startsWith(day) ? undefined : day;
}

export interface PageFile {
  /** Path from the root of the repository, as the error names it. */
  file: string;
  bytes: Buffer;
  /** The page's address, below the language's. */
  address: string;
}

/** Lists what is wrong with one page's file, whatever its front matter holds, a line for each problem. */
export function fileProblems({file, bytes, address}: PageFile): string[] {
  if (!isUtf8(bytes) || bytes.includes(0)) {
    return [`${file}: the file is not text in UTF-8. Save it in that encoding.`];
  }
  const [, matter = ''] = bytes.toString('utf8').split(/^---\s*$/m);
  const days = [impossibleDay(matter, writtenDay), impossibleDay(file, namedDay)];
  const sign = wrongSign(address);
  const problems = [
    takenAddress.test(address) &&
      `the address /${address} belongs to a file of the site, not to a page. Give the page another name or slug.`,
    sign !== undefined &&
      `the address /${address} has the sign "${sign}", which it cannot have. Give the page a name or slug of letters, digits, "-", "_" and ".".`,
    ...days.map((day) => day !== undefined && `there is no day ${day}`),
  ];
  return problems.filter((one) => one !== false).map((problem) => `${file}: ${problem}`);
}
