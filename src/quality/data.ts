/** What the build counted and the last test run measured; written by `src/build/quality`. */
export {default as quality} from '@generated/site-quality/default/quality.json';
