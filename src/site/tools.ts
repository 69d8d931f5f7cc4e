/** A sibling tool. Names and addresses: fact sheet, section 5. Descriptions are interface strings. */
export interface FamilyTool {
  name: string;
  url: string;
  /** Path of the logo on the asset host. */
  logo: string;
}

const tool = (name: string, url: string): FamilyTool => ({
  name,
  url,
  logo: `/${name.toLowerCase()}/${name.toLowerCase()}-logo.svg`,
});

/** The seven tools of the landing page, in its order (row PC-10). */
export const familyTools: readonly FamilyTool[] = [
  tool('Rspack', 'https://rspack.rs'),
  tool('Rsbuild', 'https://rsbuild.rs'),
  tool('Rslib', 'https://rslib.rs'),
  tool('Rspress', 'https://rspress.rs'),
  tool('Rsdoctor', 'https://rsdoctor.rs'),
  tool('Rstest', 'https://rstest.rs'),
  tool('Rslint', 'https://rslint.rs'),
];
