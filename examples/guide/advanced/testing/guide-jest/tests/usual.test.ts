import { line } from '../src/index.js';

test('usual', () => expect(line).toBe('7'));
