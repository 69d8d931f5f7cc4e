test('old', () => {});
