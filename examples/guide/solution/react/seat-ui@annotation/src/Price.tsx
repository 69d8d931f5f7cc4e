export function Price({ cents }: { cents: number }) {
  'use memo';
  return <output>{cents / 100}</output>;
}

export function Plain({ cents }: { cents: number }) {
  return <output>{cents / 100}</output>;
}
