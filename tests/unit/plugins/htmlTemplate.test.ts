import {createRequire} from 'node:module';

import {htmlTemplate} from '../../../src/plugins/bundle/htmlTemplate';

type Data = Record<string, unknown>;

interface Templates {
  readonly compileSSGTemplate: (text: string) => Promise<(data: Data) => string>;
}

const core = createRequire(require.resolve('@docusaurus/core/package.json'));
const {compileSSGTemplate} = core('./lib/ssg/ssgTemplate.js') as Templates;

const sprite = '<svg style="display: none;"><defs></defs></svg>';
const theme =
  "<script>document.documentElement.setAttribute('data-theme-choice', 1)\n" +
  '(function() {\n  try {\n    const entries = 1;\n  } catch {}\n})();</script>';
const dark = "<script data-site>(()=>{let{classList:t}=d;t.toggle('dark',e)})()</script>";

async function render(preBodyTags: string): Promise<[head: string, body: string]> {
  const page = (await compileSSGTemplate(htmlTemplate))({
    ...{preBodyTags, baseUrl: '/', scripts: ['assets/js/page-script.1.js'], stylesheets: []},
    ...{htmlAttributes: '', bodyAttributes: '', metaAttributes: ['<title>T</title>']},
    ...{headTags: '', postBodyTags: '', appHtml: 'Page'},
  });
  const [head = '', body = ''] = page.split('</head>');
  return [head, body];
}

test('the scripts of the theme are in the head, and what plugins put before the content in the body', async () => {
  const noscript = '<noscript><iframe src="https://a.b"></iframe></noscript>';
  const ready = '<script>document.body.id = "a"</script>';
  const [head, body] = await render([noscript, sprite, theme, dark, ready].join('\n'));

  expect(head).toContain('data-theme-choice');
  expect(head).toContain("toggle('dark'");
  expect(head).not.toContain('entries');
  expect(head).not.toContain('noscript');
  expect(body).toMatch(/<body >\s*<noscript>.*<\/noscript>\s*<script>document\.body[^]*Page/);
  expect(body).not.toMatch(/svg|toggle/);
});

test('a template that Docusaurus has changed stops the build', async () => {
  await expect(render(sprite)).rejects.toThrow('no longer matches');
});
