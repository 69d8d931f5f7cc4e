declare module '@generated/islands' {
  /** Loads an island's module, by the island's name. */
  const islands: Readonly<
    Record<string, (() => Promise<import('./islands/types').IslandModule>) | undefined>
  >;
  export default islands;
}
