/*
 * `innerText` of preformatted code, which jsdom lacks: text as written, and a line break before and
 * after each block (the site's CSS makes `.line` one). Checked against Chromium 2026-11-20:
 * `x\n<span class="line">a\n</span>b` gives `x\n\na\n\nb`.
 */
const requiredBreak = Symbol('break');

function pieces(node: Node): (string | typeof requiredBreak)[] {
  const inner = [...node.childNodes].flatMap((child) =>
    child instanceof Text ? [child.data] : pieces(child),
  );
  const isBlock = node instanceof Element && node.classList.contains('line');
  return isBlock ? [requiredBreak, ...inner, requiredBreak] : inner;
}

function innerText(this: HTMLElement): string {
  const list = pieces(this).filter((piece) => piece !== '');
  const first = list.findIndex((piece) => piece !== requiredBreak);
  const last = list.findLastIndex((piece) => piece !== requiredBreak);
  return list
    .slice(first, last + 1)
    .map((piece, index, all) => {
      if (piece !== requiredBreak) {
        return piece;
      }
      return all[index - 1] === requiredBreak ? '' : '\n';
    })
    .join('');
}

/** Adds `innerText` to jsdom for the tests of a file. */
export function installInnerText(): void {
  beforeAll(() => {
    Object.defineProperty(HTMLElement.prototype, 'innerText', {get: innerText, configurable: true});
  });
  afterAll(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'innerText');
  });
}
