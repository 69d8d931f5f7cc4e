export const Price = ({ cents }: { cents: number }) => (
  <output css={{ color: 'teal' }}>{cents / 100}</output>
);
