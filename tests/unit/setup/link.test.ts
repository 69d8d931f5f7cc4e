import {deflateRawSync} from 'node:zlib';

import {defaultAnswers, encodeAnswers, listCombinations} from '@site/src/setup/model/answers';
import {applyChanges, decodeWork, encodeWork, listChanges} from '@site/src/setup/model/link';
import {createWork} from '@site/src/setup/model/project';

const answers = {...defaultAnswers, kind: 'react', runtime: 'web-2023'} as const;
const original = createWork(answers);
const edited = applyChanges(original, {
  'src/SeatPicker.tsx': '// 座位 </script> `${1}`\n',
  'src/index.ts': null,
  'src/new/name.ts': 'export {};\n',
  'rslib.config.ts': JSON.stringify({...original.config, output: {"it's": '`${1}`'}}),
});

/** A link as its documentation describes it, made by Node.js. */
const pack = (changes: unknown): string =>
  `#kind=react&work=${deflateRawSync(JSON.stringify(changes)).toString('base64url')}`;

test('a link holds the answers; those that it leaves out are the default ones', () => {
  for (const each of listCombinations()) {
    expect(decodeWork(`#${encodeAnswers(each)}`).answers).toEqual(each);
  }
  expect(decodeWork('#kind=cli').answers).toEqual({...defaultAnswers, kind: 'cli'});
});

test('a link holds what differs from the project for the answers', () => {
  const fragment = encodeWork(listChanges(original, edited), answers);
  expect(fragment).toMatch(/^kind=react&[\w=&-]+&work=[\w-]+$/);
  const {changes, ...link} = decodeWork(`#${fragment}`);
  expect(link).toEqual({answers, replacements: []});
  expect(applyChanges(original, changes)).toEqual(edited);
  expect(Object.keys(changes)).not.toContain('package.json');
  expect(edited.files[0]?.code).toContain("'it\\'s': '`${1}`'");
  expect(encodeWork({}, answers)).not.toContain('work');
  expect(decodeWork(pack({'src/a.ts': 'a'})).changes).toEqual({'src/a.ts': 'a'});
});

test('damaged links open the default answers', () => {
  const config = (value: unknown) => pack({'rslib.config.ts': JSON.stringify(value)});
  const damaged = [
    '#kind=svelte',
    '#kind=react&kind=vue',
    '#color=red',
    '#kind=__proto__',
    '#__proto__=react',
    '#kind=%E0%A4%A',
    '#=',
    '#kind=react&work=',
    '#kind=react&work=%%%',
    '#kind=react&work=abc',
    `${pack({'src/a.ts': 'a'})}&kind=vue`,
    pack({'src/a.ts': 'a'}).slice(0, -4),
    pack(null),
    pack(0),
    pack(['a']),
    pack({'src/a.ts': 1}),
    pack({'../a.ts': 'a'}),
    pack({'/a.ts': 'a'}),
    pack({'src/$(rm -rf .).ts': 'a'}),
    pack({'-a': 'a'}),
    pack({'rslib.config.ts': null}),
    pack({'rslib.config.ts': 'export default {}'}),
    config({}),
    config({lib: [null]}),
    config({lib: [{format: 'esm', plugins: [{name: 'toString'}]}]}),
    config({lib: [{format: 'esm'}], plugins: 'react'}),
  ];
  for (const fragment of damaged) {
    expect([fragment, decodeWork(fragment)]).toEqual([
      fragment,
      {answers: defaultAnswers, replacements: [], changes: {}, problem: 'damaged'},
    ]);
  }
  for (const fragment of ['', '#', '#questions']) {
    expect(decodeWork(fragment)).toEqual({answers: defaultAnswers, replacements: [], changes: {}});
  }
});

test('links that are too large are neither made nor opened', () => {
  const random = Array.from({length: 40_000}, (_, index) => index ** 3 % 9973).join();
  expect(encodeWork({'src/a.ts': random}, answers)).toBeUndefined();
  expect(decodeWork(pack({'src/a.ts': random})).problem).toBe('too-large');
  // Small, as zeros compress well.
  const zeros = '0'.repeat(1_000_000);
  expect(encodeWork({'src/a.ts': zeros}, answers)).toBeUndefined();
  expect(decodeWork(pack({'src/a.ts': zeros})).problem).toBe('too-large');
});
