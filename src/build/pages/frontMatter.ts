import {isUtf8} from 'node:buffer';

import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {Joi} from '@docusaurus/utils-validation';
import leven from 'leven';

import type {PageType} from '../../lib/pageRecord';
import {headingDepths, linkProps} from './sidebarItems';

export interface FrontMatterSource {
  /** Path from the root of the repository, as the error names it. */
  file: string;
  /** Posts and docs know different keys. */
  kind: 'doc' | 'post';
  frontMatter: Readonly<Record<string, unknown>>;
}

/** Front matter keys that Docusaurus itself knows (3.10.2); it checks their values itself. */
const docusaurusKeys: Record<FrontMatterSource['kind'], readonly string[]> = {
  doc: ['format', ...Object.keys(DocFrontMatterSchema.describe().keys as object)],
  // Without the single-author keys that Docusaurus keeps for old sites, and what a sidebar of the blog would show.
  post: [
    ...['authors', 'description', 'draft', 'format', 'hide_table_of_contents', 'id', 'image'],
    ...['keywords', 'last_update', 'slug', 'tags', 'title', 'title_meta'],
    ...['toc_max_heading_level', 'toc_min_heading_level', 'unlisted'],
  ],
};

const pageTypes: readonly PageType[] = ['home', 'doc', '404', 'custom', 'blank'];

/** A tag for the document's head: `[meta, {name: robots, content: noindex}]`. */
const headTag = Joi.array()
  .ordered(
    Joi.string().valid('link', 'meta', 'noscript', 'script', 'style').required(),
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

/** Keys that this site gives a meaning, and their values. */
const siteSchemas: Record<string, Joi.Schema> = {
  title: text,
  titleSuffix: text,
  description: text,
  sidebar: Joi.alternatives(Joi.boolean(), Joi.string()),
  date: Joi.date().raw().prefs({convert: true}),
  overview: Joi.boolean(),
  overviewHeaders: headingDepths,
  pageType: Joi.valid(...pageTypes),
  navbar: Joi.boolean(),
  outline: Joi.boolean(),
  search: Joi.valid(true, false, 'introduction'),
  footer: Joi.boolean(),
  head: Joi.array().items(headTag),
  globalUIComponents: Joi.boolean(),
};

/** The names of those keys: other pages may know of them. */
export const siteKeys = Object.keys(siteSchemas);

function unknownKey(key: string, kind: FrontMatterSource['kind']): string {
  const [nearest] = [...siteKeys, ...docusaurusKeys[kind]]
    .map((known) => ({known, distance: leven(key.toLowerCase(), known.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);
  // A third of the letters wrong is still a typo, more is another word.
  const isNear = nearest && nearest.distance <= Math.max(2, key.length / 3);
  return `"${key}" is not a known front matter key${isNear ? ` (did you mean "${nearest.known}"?)` : ''}`;
}

/** What a post does not show of its authors, and a page of authors does. */
const ofAuthorPages = ['image_url', 'imageURL', 'socials'];

/** Lists what is wrong with one file's front matter, a line for each problem, the file's name first. */
export function frontMatterProblems({file, kind, frontMatter}: FrontMatterSource): string[] {
  const foreign = Object.fromEntries(docusaurusKeys[kind].map((key) => [key, Joi.any()]));
  const ofSidebar = kind === 'doc' ? {sidebar_custom_props: linkProps} : {};
  const {error} = Joi.object({...foreign, ...siteSchemas, ...ofSidebar}).validate(frontMatter, {
    abortEarly: false,
    // What Docusaurus hands over is parsed YAML: `"true"` in quotes is a string and stays wrong.
    convert: false,
  });
  const ofAuthors = [frontMatter.authors]
    .flat()
    .flatMap((author) => Object.keys(Object(author) as object));
  return [
    ...(error?.details ?? []).map(({type, path, message}) =>
      type === 'object.unknown' && path.length === 1 ? unknownKey(String(path[0]), kind) : message,
    ),
    ...ofAuthorPages
      .filter((key) => ofAuthors.includes(key))
      .map(
        (key) =>
          `a post does not show "${key}" of its authors. Remove it, or put them into blog/authors.yml`,
      ),
  ].map((problem) => `${file}: ${problem}`);
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

/** A day in the front matter or in the name of a post. YAML makes 2 March of `2025-02-30`, and says nothing. */
const writtenDays = [
  /^date:\s*['"]?(\d{4})-(\d{1,2})-(\d{1,2})/m,
  /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})/,
];

/** The first day in a text that no calendar has; undefined without one. */
function impossibleDay(text: string, pattern: RegExp): string | undefined {
  const [, ...parts] = pattern.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return parts.length > 0 && (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    ? parts.join('-')
    : undefined;
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
  const days = [matter, file].map((text, index) => impossibleDay(text, writtenDays[index] ?? /$/));
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
