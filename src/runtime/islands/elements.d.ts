import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The host of an island; see `element.ts`. */
      'site-island': React.HTMLAttributes<HTMLElement> & {
        name: string;
        hydrate: string;
        /** JSON. */
        props?: string;
      };
      /** What the page wrote between an island's tags. */
      'island-slot': React.HTMLAttributes<HTMLElement>;
    }
  }
}
