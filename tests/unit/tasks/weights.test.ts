import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {weightsOf} from '../../../src/tasks/weights.mjs';

const build = fs.mkdtempSync(path.join(os.tmpdir(), 'weights-'));
const write = (file: string, text: string): void => fs.writeFileSync(path.join(build, file), text);

test.each(['/', '/pr-7/'])('a site that is built for %s has scripts and styles', (base) => {
  write('a.js', 'run()');
  write('a.css', 'a{}');
  write(
    'index.html',
    `<script src=${base}a.js></script><html data-script="${base}a.js"><link rel=stylesheet href="${base}a.css">`,
  );
  const {document, script, style} = weightsOf(build, 'index.html', base);
  expect([document, script, style].every((bytes) => bytes > 0)).toBe(true);
  expect(script).toBeGreaterThan(style);
});

test('a file that is not there is no weight of zero', () => {
  write('lost.html', '<script src=/lost.js></script>');
  expect(() => weightsOf(build, 'lost.html', '/')).toThrow('lost.js');
});
