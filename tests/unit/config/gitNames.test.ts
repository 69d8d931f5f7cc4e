import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {getVcsPreset} from '@docusaurus/utils';

import {printUnquotedNames} from '../../../src/config/gitNames';

test('a page whose file has a Chinese name has the date of its last change', async () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'names-')));
  const git = (...args: string[]) => execFileSync('git', args, {cwd: root});
  git('init', '--quiet');
  fs.writeFileSync(path.join(root, '构建.mdx'), '# 构建\n');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'Add');

  printUnquotedNames();
  const vcs = getVcsPreset('git-eager');
  vcs.initialize({siteDir: root});
  const update = await vcs.getFileLastUpdateInfo(path.join(root, '构建.mdx'));
  expect(update).toMatchObject({author: 'A'});
  fs.rmSync(root, {recursive: true});
});
