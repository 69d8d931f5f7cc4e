import {optionsOf, parseSource} from '../../../../src/plugins/pages/source';

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
