import {readAdmonitionLabels} from '../../../../src/build/pages/markdown/admonitions';

test('labels are the words of the theme, in the language of the build', async () => {
  const english = await readAdmonitionLabels('en', {});
  expect([english('note'), english('warning'), english('important')]).toEqual([
    'Note',
    'Warning',
    'Info',
  ]);
  const chinese = await readAdmonitionLabels('zh', {});
  expect([chinese('note'), chinese('warning'), chinese('success')]).toEqual([
    '备注',
    '注意',
    '提示',
  ]);
});

test('translations of the site win', async () => {
  const label = await readAdmonitionLabels('zh', {'theme.admonition.note': '说明'});
  expect(label('note')).toBe('说明');
});
