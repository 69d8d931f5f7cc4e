import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The host of a client component; see `element.ts`. */
      'client-component': React.HTMLAttributes<HTMLElement> & {
        /** Name of the module in the registry: its path below `src`. */
        module: string;
        /** Name of the export. */
        export: string;
        /** When to hydrate. */
        hydrate: string;
        /** JSON. */
        props?: string;
      };
      /** The children of a client component, which stay static HTML. */
      'server-children': React.HTMLAttributes<HTMLElement>;
    }
  }
}
