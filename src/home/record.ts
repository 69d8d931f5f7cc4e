/** What a real build wrote; recorded by `src/build/record` when the site is built. */
export {default as record} from '@generated/build-record/default/record.json';
