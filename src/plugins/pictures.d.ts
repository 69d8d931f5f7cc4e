/** Pictures that a component imports, as Docusaurus' bundler knows them: the address of the file. */
declare module '*.png' {
  const address: string;
  export default address;
}

declare module '*.jpg' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.gif' {
  const address: string;
  export default address;
}

declare module '*.avif' {
  const address: string;
  export default address;
}
