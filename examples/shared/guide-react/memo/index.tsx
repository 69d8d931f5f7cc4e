export function Plain({ cents }: { cents: number }) {
  'use no memo';
  return <b>{cents}</b>;
}
