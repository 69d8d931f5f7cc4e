import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {projectFiles} from '../../../src/build/record/sample';
import type {BuildOutcome, WrittenFile} from '../../../src/home/recordTypes';

const run = promisify(execFile);

/** Generous, for a machine with much else to do: the build itself takes a second or two. */
const timeoutMs = 120_000;

/** What the sample needs at build time. Linked one by one, so that the build's cache stays out of the site's. */
const packages = ['@rslib/core', 'typescript'] as const;

async function linkPackages(siteDir: string, folder: string): Promise<void> {
  for (const name of packages) {
    const target = path.join(siteDir, 'node_modules', name);
    await fs.access(path.join(target, 'package.json')).catch(() => {
      throw new Error(
        `${name} is not installed in ${path.join(siteDir, 'node_modules')}. Run "npm ci".`,
      );
    });
    const link = path.join(folder, 'node_modules', name);
    await fs.mkdir(path.dirname(link), {recursive: true});
    await fs.symlink(target, link, 'dir');
  }
}

async function writeProject(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(projectFiles)) {
    const file = path.join(folder, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}

/** NODE_ENV and colours of the site's own build must not reach the sample's. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {...process.env, NO_COLOR: '1'};
  delete env.NODE_ENV;
  delete env.NODE_OPTIONS;
  delete env.FORCE_COLOR;
  return env;
}

async function runTool(folder: string): Promise<void> {
  const bin = path.join(folder, 'node_modules/@rslib/core/bin/rslib.js');
  try {
    await run(process.execPath, [bin, 'build'], {
      cwd: folder,
      env: cleanEnvironment(),
      timeout: timeoutMs,
    });
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`"rslib build" failed:\n${stdout}${stderr}`, {cause: error});
  }
}

async function listFiles(folder: string): Promise<WrittenFile[]> {
  const entries = await fs.readdir(path.join(folder, 'dist'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file).split(path.sep).join('/');
      return {name, bytes: (await fs.stat(file)).size};
    });
  return (await Promise.all(files)).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Builds the sample with the pinned tool, in a temporary folder and without the network.
 *
 * @param siteDir the folder whose `node_modules` holds the tool
 * @returns what the build wrote, sizes in bytes
 * @throws when a package is missing or the build fails, with the tool's own output
 */
export async function runBuild(siteDir: string): Promise<BuildOutcome> {
  // realpath: on some systems the temporary folder is a link, and tools report the target.
  const parent = await fs.realpath(os.tmpdir());
  const folder = await fs.mkdtemp(path.join(parent, 'build-record-'));
  try {
    await linkPackages(siteDir, folder);
    await writeProject(folder);
    await runTool(folder);
    const manifest = await fs.readFile(
      path.join(folder, 'node_modules/@rslib/core/package.json'),
      'utf8',
    );
    return {
      version: (JSON.parse(manifest) as {version: string}).version,
      files: await listFiles(folder),
      declarations: await fs.readFile(path.join(folder, 'dist/index.d.ts'), 'utf8'),
    };
  } finally {
    await fs.rm(folder, {recursive: true, force: true});
  }
}
