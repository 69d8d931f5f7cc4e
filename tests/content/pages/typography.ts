import {contentFolders, listMarkdown} from '../support/files';
import {readPage} from '../support/page';
import {findTypographyFaults, proseOf} from '../support/prose';

const files = contentFolders.flatMap(({en, zh}) => [
  ...listMarkdown(en).map((file) => ({file: `${en}/${file}`, isChinese: false})),
  ...listMarkdown(zh).map((file) => ({file: `${zh}/${file}`, isChinese: true})),
]);

test.each(files)('$file has no emphasis marks as text, and Chinese spacing', async (one) => {
  const page = await readPage(one.file);
  const blocks = proseOf(page);
  const marks = blocks.filter(({text}) => text.includes('**'));
  const title = ['title', 'description'].flatMap((key) => {
    const text = page.frontMatter[key];
    return typeof text === 'string' ? [{text, line: 1}] : [];
  });
  expect([
    ...marks.map(({line, text}) => `${one.file}:${line}: ** in “${text}”`),
    ...[...title, ...blocks].flatMap((block) =>
      one.isChinese ? findTypographyFaults(block, one.file) : [],
    ),
  ]).toEqual([]);
});
