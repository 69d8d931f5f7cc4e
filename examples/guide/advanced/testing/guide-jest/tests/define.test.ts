test('define', () => expect(LINE).toBe('7'));
