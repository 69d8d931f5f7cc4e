/** Prints the depths and ids of the headings that Docusaurus' own transform gives a file. Run by headings.test.ts. */
import fs from 'node:fs';
import {createRequire} from 'node:module';

import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const require = createRequire(import.meta.url);
const {default: headings} = require('@docusaurus/mdx-loader/lib/remark/headings');

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(headings, {anchorsMaintainCase: false})
  .use(remarkGfm);
const file = escapeMarkdownHeadingIds(fs.readFileSync(process.argv[2], 'utf8'));
const tree = await processor.run(processor.parse(file));
const ids = [];
visit(tree, 'heading', ({depth, data}) => void ids.push({depth, id: data.id}));
process.stdout.write(JSON.stringify(ids));
