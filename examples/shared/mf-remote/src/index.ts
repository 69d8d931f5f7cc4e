import { alpha } from 'alpha';
import { beta } from 'beta';
import { createElement } from 'react';

export function chipWithLongName(longName: string) {
  return createElement('b', null, longName, alpha, beta, process.env.NODE_ENV);
}
