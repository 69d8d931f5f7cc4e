import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import ScrollBox from '../features/ScrollBox';
import type {Count} from './types';
import styles from './styles.module.css';

/** Stands where no run left a figure. */
export const notMeasured = (): ReactNode => (
  <span className={styles.none}>
    {translate({
      id: 'site.quality.notMeasured',
      message: 'not measured',
      description: 'In place of a figure on the page of quality, where no test run left one',
    })}
  </span>
);

/** How many checks held, and in red how many did not. */
export function CountText({count}: {count: Count | undefined}): ReactNode {
  if (!count) {
    return notMeasured();
  }
  const values = {passed: count.passed, failed: count.failed};
  return count.failed === 0 ? (
    translate(
      {
        id: 'site.quality.passed',
        message: '{passed} passed',
        description: 'Result of tests on the page of quality; {passed} is a number',
      },
      values,
    )
  ) : (
    <strong className={styles.failed}>
      {translate(
        {
          id: 'site.quality.failed',
          message: '{passed} passed, {failed} failed',
          description: 'Result of tests on the page of quality; both are numbers',
        },
        values,
      )}
    </strong>
  );
}

interface Props {
  /** Of the columns, divided by `|`. */
  heads: string;
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** A table with a head, whose first column names the row and whose others are figures; none without rows. */
export default function Table({heads, rows}: Props): ReactNode {
  if (rows.length === 0) {
    return <p>{notMeasured()}</p>;
  }
  const columns = heads.split('|');
  const align = (index: number): 'right' | undefined => (index > 0 ? 'right' : undefined);
  return (
    <ScrollBox>
      <table>
        <thead>
          <tr>
            {columns.map((head, index) => (
              <th key={head} scope="col" data-align={align(index)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]} data-align={align(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
