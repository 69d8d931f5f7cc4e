import {finishEntry} from '../../../../src/plugins/output/page';
import type {PageEntry} from '../../../../src/lib/pageData';
import {contextOf, entry, write} from './support';

const code = (language: string, text: string, title = '') => `
<figure aria-label="${title || language}" data-code-block=true><figcaption>${title && `<span>${title}</span>`}<span>${
  language === 'text' ? '' : language
}</span><span><button>Copy</button></span></figcaption>
<pre><code class="language-${language}">${text}</code></pre></figure>`;

const tabs = (group: string, panels: Record<string, string>) => `
<div data-tabs="${group}"><div role=tablist>${Object.keys(panels)
  .map((name) => `<button role=tab>${name}</button>`)
  .join('')}</div>${Object.values(panels)
  .map((panel, index) => `<div role=tabpanel ${index ? 'hidden' : ''}>${panel}</div>`)
  .join('')}</div>`;

const prose = `
<header><h1>The <code>page</code></h1><div data-print=hidden><button>Copy</button><a href=/x>ChatGPT</a></div></header>
<p>Before the first heading: node:fs, 12:30.<!-- --></p>
<h2 id=install>Install<a class=hash-link href=#install>#</a></h2>
${tabs('npm2yarn', {
  npm: code('bash', '<span class=f>npm</span> install'),
  Bun: code('bash', 'bun install'),
})}
<h2 id=tabs>Tabs</h2>
${tabs('lang', {
  TypeScript: code('ts', '<span class=k>export</span> default {a: 1 &lt; 2};\n', 'rslib.config.ts'),
  JavaScript: `<p>Words in the second tab.</p>${code('text', 'ready  built', 'Terminal')}`,
  'a.ts': code('ts', 'let a;', 'a.ts'),
})}
<h3 id=boxes>Boxes</h3>
<div class="theme-admonition theme-admonition-note"><div><span><svg aria-hidden=true><path/></svg></span>备注</div><div><p>Plain note.</p></div></div>
<div class="theme-admonition theme-admonition-tip"><div>A <strong>bold</strong> title</div><div><ul><li>item one<li>item two</ul></div></div>
<details><summary>Why <code>dts</code>?</summary><p>Because of types.</p></details>
<client-component module=Counter><p>Count: 0</p><button>More</button></client-component>
<h2 id=marks>Marks</h2>
<figure aria-label=ts data-code-block=true data-line-numbers=1><figcaption><span>ts</span></figcaption><pre><code class=language-ts><span class=line><span class=k>let</span> a;
</span><span class="line highlight">let b;
</span><span class="line highlight">let c;</span></code></pre></figure>
<h2 id=links>Links</h2>
<div data-option-facts=true><ul><li><span><strong>CLI</strong>: </span><span><code>--flag</code></span></ul></div>
<p><a href=/zh/guide/#x>page</a> <a href=#install>here</a> <a href="https://example.com/a?b#c">out</a>, press <kbd>Ctrl</kbd>
<img alt="A picture" src=/assets/images/x-1234.png> <img alt=Small src="data:image/png;base64,AAAA"></p>
<div tabindex=0><table><thead><tr><th>Option<th data-align=right>Value<tbody><tr><td><code>dts</code><td data-align=right>a | b</table></div>`;

const html = `<!doctype html><body><main><article><div class="theme-doc-markdown markdown">${prose}</div><footer>Last updated</footer></article></main>`;

async function finished(body = html): Promise<PageEntry> {
  const planned = entry({routePath: '/zh/page', title: 'Page', description: 'About it.'});
  const context = await contextOf('/zh/', [planned]);
  await write(context.outDir, 'page.html', body);
  return finishEntry(planned, context);
}

let page: PageEntry;
beforeAll(async () => {
  page = await finished();
});

test('HD-3 the copy has the title, the description and the prose, and nothing that the theme adds', () => {
  expect(page.markdown).toMatch(
    /^# The page\n\n> About it\.\n\nBefore the first heading: node:fs, 12:30\.\n\n## Install\n/,
  );
  expect(page.markdown).not.toMatch(/ChatGPT|Copy|More|Last updated|<[a-z!]/);
});

test('HD-3 a command stands in one fence for all package managers', () => {
  expect(page.markdown).toContain('```bash\n# npm\nnpm install\n\n# Bun\nbun install\n```');
});

test('HD-3 tabs keep their labels, samples their language and their title', () => {
  expect(page.markdown).toContain(
    '**TypeScript**\n\n**`rslib.config.ts`**\n\n```ts\nexport default {a: 1 < 2};\n```\n\n**JavaScript**\n\nWords in the second tab.\n\n**`Terminal`**\n\n```\nready  built\n```\n\n**`a.ts`**\n\n```ts\nlet a;\n```',
  );
});

test('HD-3 admonitions are quotes that say what they are', () => {
  expect(page.markdown).toContain('> **备注**\n>\n> Plain note.');
  expect(page.markdown).toContain('> **A bold title**\n>\n> - item one\n> - item two');
});

test('HD-3 details and client components leave their words, line numbers and marks of code nothing', () => {
  expect(page.markdown).toContain('**Why `dts`?**\n\nBecause of types.');
  expect(page.markdown).toContain('Count: 0');
  expect(page.markdown).toContain('```ts\nlet a;\nlet b;\nlet c;\n```');
});

test('HD-3 links and pictures have whole addresses', () => {
  expect(page.markdown).toContain('[page](https://rslib.rs/zh/guide/#x)');
  expect(page.markdown).toContain('[here](https://rslib.rs/zh/page#install)');
  expect(page.markdown).toContain('[out](https://example.com/a?b#c), press `Ctrl`');
  expect(page.markdown).toContain(
    '![A picture](https://rslib.rs/assets/images/x-1234.png) *Small*',
  );
});

test('HD-3 tables keep their rows, their alignment, and a pipe inside a cell', () => {
  expect(page.markdown).toContain('| Option | Value |\n| - | -: |\n| `dts` | a \\| b |');
});

test('HD-5 the outline has the ids of the page, and charIndex points at the heading in the copy', () => {
  expect(page.toc.map(({depth, id}) => `${depth} ${id}`)).toEqual([
    '2 install',
    '2 tabs',
    '3 boxes',
    '2 marks',
    '2 links',
  ]);
  for (const {charIndex, depth, text} of page.toc) {
    expect(page.markdown?.slice(charIndex).split('\n')[0]).toBe(`${'#'.repeat(depth)} ${text}`);
  }
});

test('sections follow the outline, and hold prose and code apart', () => {
  const [start, install, tabsSection, boxes] = page.sections;
  expect(page.sections.map(({id}) => id)).toEqual([
    null,
    'install',
    'tabs',
    'boxes',
    'marks',
    'links',
  ]);
  expect(start?.text).toBe('Before the first heading: node:fs, 12:30.');
  // One package manager: what differs is a word, and repeating it would drown the rest.
  expect(install).toMatchObject({text: '', code: 'npm install'});
  expect(tabsSection).toMatchObject({
    text: 'TypeScript rslib.config.ts JavaScript Words in the second tab. Terminal a.ts',
    code: 'export default {a: 1 < 2};\nready  built\nlet a;',
  });
  expect(boxes?.headings).toEqual(['Tabs', 'Boxes']);
  expect(page.sections.at(-1)).toMatchObject({
    text: expect.not.stringContaining('--flag') as string,
    code: '\nCLI: --flag',
  });
});

test('a page made of components stays as it is', async () => {
  expect(await finished('<main><h1>Cards</h1></main>')).toMatchObject({markdown: null, toc: []});
});

test('an entry without a page stops the build', async () => {
  const lost = entry({routePath: '/zh/lost'});
  const context = await contextOf('/zh/', [lost]);
  await expect(finishEntry(lost, context)).rejects.toThrow(/no such file .*lost\.html/);
});
