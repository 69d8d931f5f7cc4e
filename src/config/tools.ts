/** A sibling tool. Its description is an interface string. */
export interface FamilyTool {
  readonly name: string;
  /** Where the link leads; on English pages `urlEn`, where there is one. */
  readonly url: string;
  readonly urlEn?: string;
  /** Path of the logo on the asset host, as the tools' own sites use it. Without one the first letter stands in. */
  readonly logo?: string;
  /** Enlarges a logo that has much air round it. Default: 1. */
  readonly logoScale?: number;
}

/** The seven tools of the landing page, in its order. */
export const familyTools = [
  {name: 'Rspack', url: 'https://rspack.rs', logo: '/rspack/rspack-logo.svg'},
  {name: 'Rsbuild', url: 'https://rsbuild.rs', logo: '/rsbuild/rsbuild-logo.svg'},
  {name: 'Rslib', url: 'https://rslib.rs', logo: '/rslib/rslib-logo.svg'},
  {name: 'Rspress', url: 'https://rspress.rs', logo: '/rspress/rspress-logo-480x480.png'},
  {name: 'Rsdoctor', url: 'https://rsdoctor.rs', logo: '/rsdoctor/rsdoctor-logo-480x480.png'},
  {name: 'Rstest', url: 'https://rstest.rs', logo: '/rstest/rstest-logo.svg'},
  {name: 'Rslint', url: 'https://rslint.rs', logo: '/rslint/rslint-logo.svg'},
] as const satisfies readonly FamilyTool[];

export type ToolName = (typeof familyTools)[number]['name'] | 'Awesome Rstack';

const [rspack, rsbuild, rslib, rspress, ...others] = familyTools;

/** The eight of the tool popover, which has an order of its own. */
export const popoverTools: readonly (FamilyTool & {readonly name: ToolName})[] = [
  rspack,
  rsbuild,
  rspress,
  rslib,
  ...others,
  {name: 'Awesome Rstack', url: 'https://github.com/rstackjs/awesome-rstack'},
];
