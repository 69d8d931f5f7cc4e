/** Where the bundler's script loads chunks from. */
declare let __webpack_public_path__: string;

declare module '@generated/client-scripts' {
  /** The client modules of every plugin, without stylesheets. */
  const clientModules: readonly object[];
  export default clientModules;
}

declare module '@generated/client-components' {
  /** Loads a module with client components, by its name. */
  const modules: Readonly<
    Record<string, (() => Promise<Readonly<Record<string, unknown>>>) | undefined>
  >;
  export default modules;
}
