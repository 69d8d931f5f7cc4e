/** A client component of a finished page that holds nothing: name of its module, and its other attributes. */
const hollowPattern =
  /<client-component module=(?:"([^"]*)"|'([^']*)'|([^\s>]+))((?:"[^"]*"|'[^']*'|[^"'>])*)><\/client-component>/g;

/**
 * Finds client components whose HTML the parser has moved out of them, such as a `<div>` in a paragraph: React would
 * render it once more.
 */
export function tornComponents(html: string): string[] {
  return [...html.matchAll(hollowPattern)]
    .filter(([, , , , attributes = '']) => !/\sempty(?=[\s=>/]|$)/.test(attributes))
    .map(
      ([, quoted, single, bare]) =>
        `the client component "${quoted ?? single ?? bare}" renders an element that is not allowed where the page has it, such as a <div> in a paragraph, and would be shown twice. Write it on a separate line, with a blank line before and after it, or let it render a <span>.`,
    );
}
