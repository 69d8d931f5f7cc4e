import {optionsOf, parseSource} from '../../../../src/plugins/pages/source';
import {listOptions} from '../../../../src/plugins/output/lists';
import {entry} from '../output/support';

const page = `---
title: lib.dts
---

<Option name="lib.dts" />

\`dts\` generates declarations, e.g. for \`package.json\`. More.

## \`dts.tsgo\` {#dts-tsgo}

<Option name="lib.dts.tsgo">\`true\` with TypeScript 7</Option>

Follows the installed version:

## Others {#others}

<Options of="lib.dts">

| Option | Use |
| --- | --- |
| \`build\` | Follows \`references\` |

</Options>
`;

const options = optionsOf(parseSource(page), 'docs/config/lib/dts.mdx', process.cwd());

test('options are listed with their section, facts and first sentence', () => {
  expect(options).toMatchObject([
    {name: 'lib.dts', id: '', default: [{value: 'false'}]},
    {name: 'lib.dts.tsgo', id: 'dts-tsgo', type: 'boolean', default: []},
    {name: 'lib.dts.build', id: 'others', type: 'boolean', default: [{value: 'false'}]},
  ]);
  expect(options?.map(({description}) => description)).toEqual([
    'dts generates declarations, e.g. for package.json.',
    'Follows the installed version.',
    'Follows references',
  ]);
});

test('the Markdown copy of an overview lists the options of the pages below it', () => {
  const target = {
    name: 'output.target',
    id: 'output-target',
    description: 'Sets the platform.',
    type: "'node' | 'web'",
    default: [{value: "'web'", formats: ['mf']}, {value: "'node'"}],
  };
  const [overview] = listOptions(
    [
      entry({routePath: '/zh/config/', frontmatter: {overview: true}, markdown: '# 配置\n'}),
      entry({routePath: '/zh/config/rsbuild/output', title: 'output', options: [target]}),
      entry({routePath: '/zh/guide/', title: 'Guide', options: [target]}),
    ],
    {siteUrl: 'https://rslib.rs', translations: {'site.option.default': '默认值'}},
  );
  expect(overview?.markdown).toBe(`# 配置

## output

- [\`output.target\`](https://rslib.rs/zh/config/rsbuild/output#output-target): \`'node' | 'web'\`; 默认值: \`'web'\` (mf), \`'node'\` – Sets the platform.
`);
});
