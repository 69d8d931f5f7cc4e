/** Where the bundler's script loads chunks from. */
declare let __webpack_public_path__: string;

declare module '@generated/client-scripts' {
  /** The client modules of every plugin, without stylesheets. */
  const clientModules: readonly object[];
  export default clientModules;
}

declare module '@generated/islands' {
  /** Loads an island's module, by the island's name. */
  const islands: Readonly<
    Record<string, (() => Promise<import('./islands/types').IslandModule>) | undefined>
  >;
  export default islands;
}
