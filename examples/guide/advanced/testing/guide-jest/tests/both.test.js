test('both', () => expect(require('both').kind).toBe('commonjs'));
