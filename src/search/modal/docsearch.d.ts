/** `@docsearch/react` through a loader that changes a value and no type. */
declare module '!!*/docsearchLoader.cjs!@docsearch/react' {
  export * from '@docsearch/react';
}
