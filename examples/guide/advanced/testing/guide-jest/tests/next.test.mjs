import { stops } from 'stops';

test('next', () => expect(stops).toBe(3));
