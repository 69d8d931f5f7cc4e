import { expect, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { Board } from '../src';

test('shows the lines after a click', () => {
  render(<Board lines={['7 to Harbour']} />);
  fireEvent.click(screen.getByText('Departures'));

  expect(screen.getByText('7 to Harbour').parentElement?.className).toContain('board');
});

test('is closed at first', () => {
  render(<Board lines={['7 to Harbour']} />);

  expect(screen.getByText('Departures')).toBeTruthy();
  expect(screen.queryByText('7 to Harbour')).toBeNull();
});
