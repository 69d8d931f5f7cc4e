import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {shadowedFiles} from '../../../../src/plugins/output/steps/shadowed';

test('files of static that the build writes itself are named', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'shadowed-'));
  for (const file of ['_headers', 'guide/tabs.html', 'icon.svg']) {
    const full = path.join(site, 'static', file);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, '');
  }
  const made = ['_headers', path.join('guide', 'tabs.html'), 'robots.txt'];
  expect(shadowedFiles(made, site, ['static', 'none'])).toEqual([
    'static/_headers',
    'static/guide/tabs.html',
  ]);
});
