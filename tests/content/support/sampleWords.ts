/** What samples say in words: comments, and prompts. Output is compared with a run. */
import {commentsOf, type Fence} from './fences';

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

/** The words of a sample, with their lines on the page. */
export function wordsOf(fence: Fence): {text: string; line: number}[] {
  const {code, line} = fence;
  if (fence.isOutput) return [];
  let from = 0;
  return commentsIn(fence).flatMap((comment) => {
    from = Math.max(code.indexOf(comment, from), 0);
    const text = inWords(comment);
    return text === null ? [] : [{text, line: line + code.slice(0, from).split('\n').length}];
  });
}
