import {readFactPage} from '../support/blocks';
import {contentFolders, listMarkdown} from '../support/files';
import {findTypographyFaults} from '../support/prose';

const files = contentFolders.flatMap(({en, zh}) =>
  [en, zh].flatMap((folder) => listMarkdown(folder).map((name) => `${folder}/${name}`)),
);

test.each(files)('%s has no emphasis marks as text, and Chinese spacing', async (file) => {
  const {blocks, language} = await readFactPage(file);
  const prose = blocks.map(({text, line}) => ({line, text: text.replace(/`[^`]*`/g, 'x')}));
  const marks = prose.filter(({text}) => text.includes('**'));
  expect([
    ...marks.map(({line, text}) => `${file}:${line}: ** in “${text}”`),
    ...prose.flatMap((block) => (language === 'zh' ? findTypographyFaults(block, file) : [])),
  ]).toEqual([]);
});
