/** Stands in for a theme component that this site has no use for. */
export default function NoComponent(): null {
  return null;
}
