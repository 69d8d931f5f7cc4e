import {cleanFixture} from './support';

let markdown = '';

beforeAll(async () => {
  ({markdown} = await cleanFixture('page.mdx'));
});

function section(heading: string): string {
  const [, rest = ''] = markdown.split(`## ${heading}\n\n`);
  return rest.split(/^## /m)[0]?.trim() ?? '';
}

test('HD-3 opens with title and description', () => {
  expect(markdown.startsWith('# Page\n\n> What the page is about.\n\n')).toBe(true);
});

test('HD-3 no imports, exports, comments, elements, heading ids or front matter are left', () => {
  const prose = markdown.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`]*`/g, '');
  expect(prose).not.toMatch(/^(?:import|export) /m);
  expect(prose).not.toMatch(/<\/?[a-zA-Z]/);
  expect(prose).not.toMatch(/\{[#/*]|\*\/\}|answer|a comment|title:/);
  expect(markdown).toContain("import kept from 'kept';");
});

test('text that looks like a directive stays as it was typed', () => {
  expect(markdown).toContain('Before the first heading: node:fs, 12:30 and a string.');
  expect(markdown).toContain('::leaf\\[directive]');
});

test('HD-3 a package manager fence becomes one fence for each tab', () => {
  expect(section('Install')).toBe(
    [
      ['npm', 'npm install -D @rslib/core'],
      ['Yarn', 'yarn add --dev @rslib/core'],
      ['pnpm', 'pnpm add -D @rslib/core'],
      ['Bun', 'bun add --dev @rslib/core'],
    ]
      .map(([name, command]) => `**${name}**\n\n\`\`\`bash\n${command}\n\`\`\``)
      .join('\n\n'),
  );
});

test('HD-3 tabs keep their labels, fences their file names; magic comments go', () => {
  expect(section('Tabs')).toBe(
    [
      '**TypeScript**',
      '**`rslib.config.ts`**',
      "```ts\nexport default {lib: [{format: 'esm'}]};\n```",
      '**js**',
      'Words in the second tab.',
      '**On one line**',
      'Words on one line.',
    ].join('\n\n'),
  );
});

test('HD-3 admonitions become quotes with a bold label, details a bold summary', () => {
  const boxes = section('Boxes');
  expect(boxes).toContain('> **L-4-note**\n>\n> Plain note.');
  expect(boxes).toContain('> **L-5-tip: A bold title**\n>\n> - item one\n> - item two');
  expect(boxes).toContain('> **L-8-caution: From an attribute**\n>\n> Careful.');
  expect(boxes).toContain('**Why `dts`?**\n\nBecause of types.');
  expect(boxes).toContain('**Second**\n\nHidden words.');
});

test('HD-3 a drawing becomes its text, an icon nothing', () => {
  expect(markdown).toContain('*One source, two files.*\n\nWhat is written below the drawing.');
  expect(markdown).not.toMatch(/gone, too|M0 0/);
});

test('HD-3 fragments are put in place, with fragments inside them', () => {
  expect(section('From the fragment')).toMatch(
    /^Text of the fragment.*\n\n### Deeper fragment\n\n> \*\*L-6-warning\*\*\n>\n> Nested text\./,
  );
  expect(markdown.match(/### Deeper fragment/g)).toHaveLength(2);
  expect(markdown).toContain('Kept inside a component.');
  expect(markdown).toContain('Standing alone');
});

test('HD-3 links work outside the site, and stay in their language', () => {
  const text = markdown.replaceAll('\n', ' ');
  expect(text).toContain('[page](https://rslib.rs/zh/guide/start/#x)');
  expect(text).toContain('[file](https://rslib.rs/zh/headings#fin)');
  expect(text).toContain('[here](https://rslib.rs/zh/page#install)');
  expect(text).toContain('[out](https://example.com/a?b#c)');
  expect(text).toContain('[based](https://rslib.rs/zh/blog/)');
  expect(text).toContain('[asset](https://rslib.rs/files/a.zip)');
  expect(text).toContain('[raw](https://rslib.rs/zh/config/)');
  expect(text).toContain('[link](https://rslib.rs/zh/page#tabs)');
  expect(text).toContain('[its own](https://rslib.rs/zh/page#from-fragment)');
});

test('HD-3 pictures with a known address stay, others leave their description', () => {
  expect(markdown).toContain('![A logo](https://rslib.rs/zh/img/logo.svg) *A picture*');
});

test('HD-3 tables keep their rows, and a pipe inside a cell', () => {
  expect(markdown).toContain('| Option | Value |\n| - | - |\n| `dts` | a \\| b |');
});
