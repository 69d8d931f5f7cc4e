/** An island of a finished page that holds nothing, with its name and its other attributes. */
const hollowPattern =
  /<site-island name=(?:"([^"]*)"|'([^']*)'|([^\s>]+))((?:"[^"]*"|'[^']*'|[^"'>])*)><\/site-island>/g;

/**
 * What is wrong with a page's islands: HTML that may not stand where it is written, such as a `<div>` in a paragraph, is
 * moved behind it, out of the island, as a browser does. It would stay there, and the island would draw itself once more.
 */
export function tornIslands(html: string): string[] {
  return [...html.matchAll(hollowPattern)]
    .filter(([, , , , attributes = '']) => !/\sempty(?=[\s=>/]|$)/.test(attributes))
    .map(
      ([, quoted, single, bare]) =>
        `the island "${quoted ?? single ?? bare}" renders an element that is not allowed where the page has it, such as a <div> in a paragraph, and would be shown twice. Write it on a separate line, with a blank line before and after it, or let it render a <span>.`,
    );
}
