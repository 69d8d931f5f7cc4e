import parseNumericRange from 'parse-numeric-range';

/** What the words after a fence's language mean to the code block. Others are left to the tests. */
export interface FenceMeta {
  /** File name or caption, from `title="…"`. */
  title: string | null;
  /** 1-based lines named in braces: `{1,3-4}`. */
  highlightedLines: ReadonlySet<number>;
  showLineNumbers: boolean;
  wrap: boolean;
}

/** @param meta the fence's info string after the language, or null */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const unquoted = text.replaceAll(/[\w-]+=(?:"[^"]*"|'[^']*')/g, ' ');
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(text);
  const range = /\{([\d,\s-]+)\}/.exec(unquoted);
  const words = new Set(unquoted.split(/\s+/));
  return {
    title: title ? (title[1] ?? title[2] ?? null) : null,
    highlightedLines: new Set(range?.[1] ? parseNumericRange(range[1]) : []),
    showLineNumbers: words.has('showLineNumbers'),
    wrap: words.has('wrap'),
  };
}
