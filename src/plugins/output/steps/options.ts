import type {PageRecord} from '../../../lib/pageRecord';

/** Data of the site for the lines: its origin, and its strings by id. */
export interface OptionTexts {
  siteUrl: string;
  translations: Readonly<Record<string, string>>;
}

/** @returns a line of Markdown for each option of a page: its address, type, default, and the first sentence about it */
export function optionLines(
  {options = [], routePath}: PageRecord,
  {siteUrl, translations}: OptionTexts,
): string[] {
  const label = translations['site.option.default'] ?? 'Default';
  return options.map(({name, id, description, type, default: values}) => {
    const url = siteUrl + routePath + (id && `#${id}`);
    const clauses = values.map(({value, formats, target}) => {
      const condition = formats?.join(', ') ?? (target && `target ${target}`);
      return condition ? `\`${value}\` (${condition})` : `\`${value}\``;
    });
    // The sentence is plain text.
    const escaped = description.replaceAll(/[\\`*_<[\]]/g, '\\$&');
    const told = clauses.length > 0 ? `; ${label}: ${clauses.join(', ')}` : '';
    return `- [\`${name}\`](${url}): \`${type}\`${told}${escaped && ` – ${escaped}`}`;
  });
}

/**
 * Completes the Markdown copies of overview pages: they list the options of the pages below them, which the page itself
 * shows with a filter.
 */
export function listOptions(records: readonly PageRecord[], texts: OptionTexts): PageRecord[] {
  return records.map((record) => {
    if (record.frontmatter.overview !== true || record.markdown === null) {
      return record;
    }
    const lists = records
      .filter(({options, routePath}) => options && routePath.startsWith(record.routePath))
      .map((page) => `## ${page.title}\n\n${optionLines(page, texts).join('\n')}\n`);
    return {...record, markdown: [record.markdown, ...lists].join('\n')};
  });
}
