import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';

for (const name of ['first', 'second'])
  test(name, () => {
    render(createElement('p', null, 'Departures'));
    expect(screen.getByText('Departures')).toBeTruthy();
  });
