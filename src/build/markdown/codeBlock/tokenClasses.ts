/**
 * Prism's token types, folded into the few kinds that the two palettes in `src/css/code.css` tell
 * apart. One or two letters, because the class is repeated some hundred times in a page.
 */
const classOfType: Record<string, string> = {
  comment: 'c',
  prolog: 'c',
  cdata: 'c',
  shebang: 'c',
  keyword: 'k',
  important: 'k',
  atrule: 'k',
  rule: 'k',
  operator: 'o',
  arrow: 'o',
  string: 's',
  'template-string': 's',
  char: 's',
  url: 's',
  'attr-value': 's',
  regex: 's',
  number: 'n',
  boolean: 'n',
  constant: 'n',
  unit: 'n',
  color: 'n',
  hexcode: 'n',
  function: 'f',
  'function-variable': 'f',
  method: 'f',
  'maybe-class-name': 'y',
  'class-name': 'y',
  builtin: 'y',
  'known-class-name': 'y',
  namespace: 'y',
  property: 'p',
  'literal-property': 'p',
  'property-access': 'p',
  'attr-name': 'p',
  key: 'p',
  parameter: 'v',
  variable: 'v',
  selector: 't',
  tag: 't',
  punctuation: 'u',
  inserted: 'i',
  deleted: 'd',
  'inserted-sign': 'i',
  'deleted-sign': 'd',
  coord: 'c',
};

/**
 * @param types Prism's types of a token, outermost first
 * @returns the class for the innermost type that the palette knows, or an empty string for plain text
 */
export function tokenClass(types: readonly string[]): string {
  for (let index = types.length - 1; index >= 0; index -= 1) {
    const found = classOfType[types[index] ?? ''];
    if (found) {
      return found;
    }
  }
  return '';
}
