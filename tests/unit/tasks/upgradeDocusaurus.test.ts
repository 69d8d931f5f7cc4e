import {
  changesBetween,
  formatUpstreamChanges,
  readRecord,
  readUpstream,
} from '../../../src/tasks/upgradeDocusaurus.mjs';

test('the record is of the Docusaurus that is installed', () => {
  const [record, installed] = [readRecord(), readUpstream()];
  expect(
    formatUpstreamChanges(
      changesBetween(record.parts, installed.parts),
      record.version,
      installed.version,
    ),
  ).toBe(`Docusaurus ${record.version} has the files that this site was written against.`);
});

test('each replaced component and each piece of knowledge has its files in the record', () => {
  const {parts} = readRecord();
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining(['src/theme/Tabs', 'src/theme/SearchBar', 'src/theme/Root']),
  );
  for (const [part, files] of Object.entries(parts)) {
    expect([part, Object.keys(files).length]).not.toEqual([part, 0]);
  }
});

test('files that changed, are gone or are new are named, with the way to see the difference', () => {
  const changes = changesBetween(
    {
      'src/theme/Tabs': {
        'theme-classic/src/theme/Tabs/index.tsx': 'aaa',
        'theme-classic/b.css': 'bbb',
      },
    },
    {
      'src/theme/Tabs': {
        'theme-classic/src/theme/Tabs/index.tsx': 'ccc',
        'theme-classic/c.css': 'ddd',
      },
    },
  );
  const text = formatUpstreamChanges(changes, '3.10.2', '3.11.0');
  expect(text).toContain('@docusaurus/theme-classic/src/theme/Tabs/index.tsx: aaa → ccc');
  expect(text).toContain(
    'npm diff --diff=@docusaurus/theme-classic@3.10.2 --diff=@docusaurus/theme-classic@3.11.0 src/theme/Tabs/index.tsx',
  );
  expect(text).toContain('@docusaurus/theme-classic/b.css: bbb → gone');
  expect(text).toContain('@docusaurus/theme-classic/c.css: not in the record');
  expect(text).toContain('3 files differ');
});
