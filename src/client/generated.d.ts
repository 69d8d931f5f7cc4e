/** The path from which the bundler's runtime loads chunks. */
declare let __webpack_public_path__: string;

declare module '@generated/client-scripts' {
  type Lifecycle = (update: object) => (() => void) | undefined;
  type ClientModule = Partial<Record<'onRouteUpdate' | 'onRouteDidUpdate', Lifecycle>>;

  /** The client modules of every plugin, without stylesheets. */
  const clientModules: readonly (ClientModule & {readonly default?: ClientModule})[];
  export default clientModules;
}

declare module '@generated/client-components' {
  /** Loads a module with client components, by its name. */
  const modules: Readonly<
    Record<string, (() => Promise<Readonly<Record<string, unknown>>>) | undefined>
  >;
  export default modules;
}
