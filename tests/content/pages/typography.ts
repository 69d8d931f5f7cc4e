import {contentFolders, listMarkdown} from '../support/files';
import {readPage, type Page} from '../support/page';
import {findTypographyFaults, proseOf} from '../support/prose';

const files = contentFolders.flatMap(({en, zh}) => [
  ...listMarkdown(en).map((file) => ({file: `${en}/${file}`, isChinese: false})),
  ...listMarkdown(zh).map((file) => ({file: `${zh}/${file}`, isChinese: true})),
]);

describe.each(files)('$file', ({file, isChinese}) => {
  let page: Page;
  beforeAll(async () => {
    page = await readPage(file);
  });

  test('no emphasis mark is left as text', () => {
    const left = proseOf(page).filter(({text}) => text.includes('**'));
    expect(left.map(({line, text}) => `${file}:${line}: ${text}`)).toEqual([]);
  });

  if (isChinese) {
    test('Chinese spacing and punctuation', () => {
      const title = ['title', 'description'].flatMap((key) => {
        const text = page.frontMatter[key];
        return typeof text === 'string' ? [{text, line: 1}] : [];
      });
      const faults = [...title, ...proseOf(page)].flatMap((block) =>
        findTypographyFaults(block, file),
      );
      expect(faults).toEqual([]);
    });
  }
});

test('the rules find what they are for', () => {
  const block = {text: '使用npm 安装,然后\n运行 x。（见 y）好(注', line: 7};
  expect(findTypographyFaults(block, 'a.mdx')).toEqual([
    'a.mdx:7: a space between Han and Latin: “使用npm 安装,然后”',
    'a.mdx:7: full-width punctuation after Han: “使用npm 安装,然后 运行 x。”',
    'a.mdx:8: full-width punctuation after Han: “ x。（见 y）好(注”',
    'a.mdx:8: no half-width bracket before Han: “x。（见 y）好(注”',
  ]);
});
