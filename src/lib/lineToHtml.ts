/**
 * Prism's token types by class. The names have one letter, because a page repeats them some hundred times; their colours
 * are in `src/features/CodeBlock/code.css`.
 */
const typesOfClass = {
  c: 'comment prolog cdata shebang coord',
  k: 'keyword important atrule rule',
  o: 'operator arrow',
  s: 'string template-string char url attr-value regex',
  n: 'number boolean constant unit color hexcode',
  f: 'function function-variable method',
  y: 'maybe-class-name class-name builtin known-class-name namespace',
  p: 'property literal-property property-access attr-name key',
  v: 'parameter variable',
  t: 'selector tag',
  u: 'punctuation',
  i: 'inserted inserted-sign',
  d: 'deleted deleted-sign',
};

const classOfType = new Map(
  Object.entries(typesOfClass).flatMap(([name, types]) =>
    types.split(' ').map((type) => [type, name] as const),
  ),
);

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A token of Prism's normalized lines. */
interface Token {
  readonly types: readonly string[];
  readonly content: string;
}

/** @returns the class of a token: that of the innermost type that has a colour */
export function classOfToken({types, content}: Token): string | undefined {
  const type = types.findLast((one) => classOfType.has(one));
  return type && content.trim() ? classOfType.get(type) : undefined;
}

/** Writes a line of Prism's normalized tokens. @returns HTML with a class per token */
export const lineToHtml = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      const text = token.content === '\n' ? '' : escapeHtml(token.content);
      const name = classOfToken(token);
      return name ? `<span class="${name}">${text}</span>` : text;
    })
    .join('');
