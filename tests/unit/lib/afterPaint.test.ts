/** @jest-environment jsdom */
import {afterPaint} from '../../../src/lib/afterPaint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('afterPaint', () => {
  it('runs the task once, behind the next frame', () => {
    const order: string[] = [];
    afterPaint(() => order.push('task'));
    requestAnimationFrame(() => order.push('frame'));
    expect(order).toEqual([]);

    jest.advanceTimersToNextFrame();
    expect(order).toEqual(['frame']);

    jest.runAllTimers();
    expect(order).toEqual(['frame', 'task']);
  });
});
