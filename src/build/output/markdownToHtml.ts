import {
  rehypeStringify,
  remarkCjkFriendly,
  remarkGfm,
  remarkParse,
  remarkRehype,
  unified,
} from '../esmPackages.cjs';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkRehype)
  .use(rehypeStringify)
  .freeze();

/** Renders a Markdown copy. Raw HTML in it is dropped; the copies have none. */
export function markdownToHtml(markdown: string): string {
  return String(processor.processSync(markdown));
}
