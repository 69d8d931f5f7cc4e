import fs from 'node:fs';
import path from 'node:path';

import {interfaceIds} from '../../src/build/checks/interfaceIds';
import {filesIn} from '../../src/lib/filesIn.mjs';
import {root} from '../content/support/files';

const build = path.join(root, 'build');

/** The ids of a page's frame: headings have their own, pictures and tabs get theirs from the build. */
function frameIds(html: string): string[] {
  const frame = html.replaceAll(/<(script|svg)\b.*?<\/\1>/gs, '');
  return [...frame.matchAll(/<(?!h[1-6]\b)[a-z][^>]*? id="?([^"\s>]+)/g)]
    .map(([, id = '']) => id)
    .filter((id) => !id.startsWith('_R_'));
}

test('no heading can have an id of the frame: each is known', () => {
  const pages = filesIn(build).filter((file) => file.endsWith('.html'));
  const used = new Set(
    pages.flatMap((file) => frameIds(fs.readFileSync(path.join(build, file), 'utf8'))),
  );
  expect([...used].toSorted()).toEqual([...interfaceIds].toSorted());
});
