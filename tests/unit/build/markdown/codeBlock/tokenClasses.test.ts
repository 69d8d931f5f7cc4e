import {tokenClass} from '../../../../../src/build/markdown/codeBlock/tokenClasses';

describe('tokenClass', () => {
  it('takes the innermost type that the palette knows', () => {
    expect(tokenClass(['template-string', 'interpolation', 'keyword'])).toBe('k');
    expect(tokenClass(['tag', 'no-such-type'])).toBe('t');
  });

  it('gives plain text no class', () => {
    expect(tokenClass(['plain'])).toBe('');
    expect(tokenClass([])).toBe('');
  });
});
