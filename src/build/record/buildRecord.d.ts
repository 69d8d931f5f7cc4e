/** Written by `src/build/record` when the site is built. */
declare module '@generated/build-record/default/record.json' {
  const record: import('@site/src/home/recordTypes').BuildRecord;
  export default record;
}
