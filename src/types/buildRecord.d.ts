/** Written by `src/plugins/build-record` when the site is built. */
declare module '@generated/build-record/default/record.json' {
  const record: import('@site/src/plugins/build-record/types').BuildRecord;
  export default record;
}
