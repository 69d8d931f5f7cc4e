/** Names of the sibling tools. */
export type FamilyToolName =
  'Rspack' | 'Rsbuild' | 'Rslib' | 'Rspress' | 'Rsdoctor' | 'Rstest' | 'Rslint' | 'Awesome Rstack';

/** A sibling tool. Names and addresses: fact sheet, section 5. Descriptions are interface strings. */
export interface FamilyTool {
  readonly name: FamilyToolName;
  /** Where the link leads; on English pages `urlEn`, where there is one. */
  readonly url: string;
  readonly urlEn?: string;
  /** Path of the logo on the asset host, as the tools' own sites use it. Without one the first letter stands in. */
  readonly logo?: string;
  /** Enlarges a logo that has much air round it. Default: 1. */
  readonly logoScale?: number;
}

/** The seven tools of the landing page, in its order (row PC-10). */
export const familyTools: readonly (FamilyTool & {readonly logo: string})[] = [
  {name: 'Rspack', url: 'https://rspack.rs', logo: '/rspack/rspack-logo.svg'},
  {name: 'Rsbuild', url: 'https://rsbuild.rs', logo: '/rsbuild/rsbuild-logo.svg'},
  {name: 'Rslib', url: 'https://rslib.rs', logo: '/rslib/rslib-logo.svg'},
  {name: 'Rspress', url: 'https://rspress.rs', logo: '/rspress/rspress-logo-480x480.png'},
  {name: 'Rsdoctor', url: 'https://rsdoctor.rs', logo: '/rsdoctor/rsdoctor-logo-480x480.png'},
  {name: 'Rstest', url: 'https://rstest.rs', logo: '/rstest/rstest-logo.svg'},
  {name: 'Rslint', url: 'https://rslint.rs', logo: '/rslint/rslint-logo.svg'},
];

const awesomeList: FamilyTool = {
  name: 'Awesome Rstack',
  url: 'https://github.com/rstackjs/awesome-rstack',
};

/** The eight of the tool popover (row PC-9), in the order of the fact sheet. */
export const popoverTools: readonly FamilyTool[] = [
  'Rspack',
  'Rsbuild',
  'Rspress',
  'Rslib',
  'Rsdoctor',
  'Rstest',
  'Rslint',
]
  .flatMap<FamilyTool>((name) => familyTools.filter((tool) => tool.name === name))
  .concat(awesomeList);
