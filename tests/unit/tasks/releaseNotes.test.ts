import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {readNotes, releaseNotes} from '../../../src/tasks/release-notes/notes.mjs';

let root = '';
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const note = (name: string, text: string): void =>
  fs.writeFileSync(path.join(root, '.changes', name), text);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'notes-'));
  fs.mkdirSync(path.join(root, '.changes'));
  note('README.md', 'How it works');
});

test('the notes are moved below the heading of the release, the newest release first', () => {
  note('site-print.md', 'Pages print well.\n');
  note('pages-wasm.md', 'The page on WebAssembly has moved.\nOld links work.');
  note('site-archive.md', 'An archive.');
  expect(releaseNotes(root, '1.3.0')).toBe(3);
  const first = `## 1.3.0

### Pages

- The page on WebAssembly has moved.
  Old links work.

### Site

- An archive.
- Pages print well.
`;
  expect(read('CHANGELOG.md')).toBe(`# Releases\n\n${first}`);
  expect(fs.readdirSync(path.join(root, '.changes'))).toEqual(['README.md']);

  note('tool-2.md', 'Version 2 of the tool.');
  releaseNotes(root, '1.4.0');
  expect(read('CHANGELOG.md')).toBe(
    `# Releases\n\n## 1.4.0\n\n### Tool\n\n- Version 2 of the tool.\n\n${first}`,
  );
});

test('lines that end as on Windows, and hidden files, change nothing', () => {
  note('.DS_Store', '');
  note('site-print.md', 'Pages print well.\r\nAll of them.\r\n');
  releaseNotes(root, '1.3.0');
  const log = read('CHANGELOG.md');
  expect(log).toContain('- Pages print well.\n  All of them.\n');
  fs.writeFileSync(path.join(root, 'CHANGELOG.md'), log.replaceAll('\n', '\r\n'));
  note('site-print.md', 'Pages print better.');
  expect(() => releaseNotes(root, '1.3.0')).toThrow('has notes of 1.3.0 already');
});

test('a note of no kind, or without words, is named', () => {
  note('wasm.md', 'The page has moved.');
  expect(() => readNotes(root)).toThrow('.changes/wasm.md: name it <kind>-<change>.md');
  fs.rmSync(path.join(root, '.changes/wasm.md'));
  note('pages-wasm.md', '\n');
  expect(() => readNotes(root)).toThrow('.changes/pages-wasm.md');
});

test('nothing is written without a version, without notes, or twice', () => {
  expect(() => releaseNotes(root, 'v1')).toThrow('a version of three numbers');
  expect(() => releaseNotes(root, '1.0.0')).toThrow('There are no notes');
  note('pages-a.md', 'A.');
  releaseNotes(root, '1.0.0');
  note('pages-b.md', 'B.');
  expect(() => releaseNotes(root, '1.0.0')).toThrow('has notes of 1.0.0 already');
});

test('the notes that wait here have a kind and words', () => {
  expect(() => readNotes(process.cwd())).not.toThrow();
});
