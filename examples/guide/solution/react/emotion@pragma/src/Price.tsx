/** @jsx jsx */
import { css, jsx } from '@emotion/react';

export const Price = ({ cents }: { cents: number }) => (
  <output css={css`color: teal`}>{cents / 100}</output>
);
