/** What samples say in words: comments, and prompts. Output is compared with a run. */
import {commentsOf, type Fence} from '../../samples/support/fences';

/** Marks of comments: at the ends, and the stars of further lines. */
const marks = /^(?:\/\/+|\/\*+|<!--|#+)\s*|\s*(?:\*+\/|-->)$|\n\s*\*(?!\/)/g;

/** Comments that tools read (`webpackIgnore: true`, `@jsx`, `/*! MIT`), code, and globs that look like comments. */
const forTools = /^[^\p{L}\p{N}`"“]|^\w+: (?:true|".*")$/u;

/** A comment in words, without its marks; null for one that is for tools. */
function inWords(comment: string): string | null {
  const words = comment.replace(marks, ' ').replace(/\s+/g, ' ').trim();
  return words === '' || forTools.test(words) ? null : words;
}

/** Scripts in components, which are set as HTML. */
const inComponents = /(?<=^|\s)\/\/.*$/gm;

const commentsIn = (fence: Fence): string[] => [
  ...commentsOf(fence),
  ...(fence.lang === 'html' ? (fence.code.match(inComponents) ?? []) : []),
];

/** What lines of prose are joined with: Chinese has no blanks. */
const joint = (text: string): string => (/\p{Script=Han}/u.test(text) ? '' : ' ');

/** The words of a sample, with their lines on the page. */
export function wordsOf(fence: Fence): {text: string; line: number}[] {
  const {code, line, meta} = fence;
  if (meta.expect) return [];
  if (meta.prose) return [{text: code.replace(/\n/g, joint(code)), line: line + 1}];
  let from = 0;
  return commentsIn(fence).flatMap((comment) => {
    from = Math.max(code.indexOf(comment, from), 0);
    const text = inWords(comment);
    return text === null ? [] : [{text, line: line + code.slice(0, from).split('\n').length}];
  });
}

/** A sample without its words: what it does, and not what it says of it. */
export function withoutWords(fence: Fence): string {
  if (fence.meta.prose) return '';
  if (fence.meta.expect) return fence.code;
  return commentsIn(fence)
    .filter((comment) => inWords(comment) !== null)
    .reduce((code, comment) => code.replace(comment, ''), fence.code);
}
