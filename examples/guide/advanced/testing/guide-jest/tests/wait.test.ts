await Promise.resolve();

test('wait', () => expect('7').toBe('7'));
