import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';

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
