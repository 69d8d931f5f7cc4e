export function Price({ cents }: { cents: number }) {
  return <output>{cents / 100}</output>;
}
