/** Names of the sibling tools, in the order of the landing page (row PC-10). */
export type FamilyToolName =
  'Rspack' | 'Rsbuild' | 'Rslib' | 'Rspress' | 'Rsdoctor' | 'Rstest' | 'Rslint';

/** A sibling tool. Names and addresses: fact sheet, section 5. Descriptions are interface strings. */
export interface FamilyTool {
  readonly name: FamilyToolName;
  readonly url: string;
  /** Path of the logo on the asset host, as the tools' own sites use it. */
  readonly logo: string;
}

/** The seven tools of the landing page, in its order (row PC-10). */
export const familyTools: readonly FamilyTool[] = [
  {name: 'Rspack', url: 'https://rspack.rs', logo: '/rspack/rspack-logo.svg'},
  {name: 'Rsbuild', url: 'https://rsbuild.rs', logo: '/rsbuild/rsbuild-logo.svg'},
  {name: 'Rslib', url: 'https://rslib.rs', logo: '/rslib/rslib-logo.svg'},
  {name: 'Rspress', url: 'https://rspress.rs', logo: '/rspress/rspress-logo-480x480.png'},
  {name: 'Rsdoctor', url: 'https://rsdoctor.rs', logo: '/rsdoctor/rsdoctor-logo-480x480.png'},
  {name: 'Rstest', url: 'https://rstest.rs', logo: '/rstest/rstest-logo.svg'},
  {name: 'Rslint', url: 'https://rslint.rs', logo: '/rslint/rslint-logo.svg'},
];
