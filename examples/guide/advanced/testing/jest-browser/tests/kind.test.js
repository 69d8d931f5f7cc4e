test('kind', () => expect(require('stops').kind).toBe('commonjs'));
