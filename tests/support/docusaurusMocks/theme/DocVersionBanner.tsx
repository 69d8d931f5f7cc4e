/** Stands in for the stock banner of a version, which one version has none of. */
export default function DocVersionBanner(): null {
  return null;
}
