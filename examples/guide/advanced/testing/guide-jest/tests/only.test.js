test('only', () => expect(require('stops').stops).toBe(3));
