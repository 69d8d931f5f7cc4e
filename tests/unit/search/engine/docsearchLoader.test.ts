import {readFileSync} from 'node:fs';
import path from 'node:path';

import {searchQueryMaxLength} from '../../../../src/config/search';

const adapt = jest.requireActual<((source: string) => string) & {queryMaxLength: number}>(
  '../../../../src/search/engine/docsearchLoader.cjs',
);
const packageFolder = path.join(__dirname, '../../../../node_modules/@docsearch/react');
const source = readFileSync(path.join(packageFolder, 'dist/esm/index.js'), 'utf8');

describe('docsearchLoader', () => {
  it('SR-2 lets the query of the installed modal be 512 characters long', () => {
    expect(adapt.queryMaxLength).toBe(searchQueryMaxLength);
    expect(adapt(source)).toContain('maxLength:512');
    expect(adapt(source)).not.toContain('maxLength:64');
  });

  it('reads the selection and the kept searches once, and not in each render', () => {
    expect(source).toMatch(/useRef\((xr\(|"undefined"!=typeof window\?window\.getSelection)/);
    expect(adapt(source)).not.toMatch(/useRef\((xr\(|"undefined"!=typeof window)/);
  });

  it('stops the build when the modal is not the one it was written for', () => {
    expect(() => adapt('maxLength:64')).toThrow(/Has its version changed/);
    expect(() => adapt(adapt(source))).toThrow(/maxLength:64/);
  });
});
