// @ts-check
/**
 * What was tried for a target that proved hard, with figures, for the reader of a report in which it is not
 * met. Kept by hand; a report prints those that it needs.
 *
 * @typedef {object} Attempt
 * @property {RegExp} targets which targets' texts it is about
 * @property {string} text Markdown, one paragraph
 */

/** @type {readonly Attempt[]} */
export const attempts = [
  {
    targets: /^click to heading.*cpu4net, cold/,
    text: 'VitePress has fetched every page that a link in view leads to before the pointer moves. Ours fetches when the pointer rests on a link (“no prefetch that the reader did not hint at”), and on this network (150 ms, 1.6 Mbit/s) the answer is still on its way when the button goes down 100 ms later. Tried: a page that comes before the click is parsed at once, and of a long page the top is shown first (in a script of our own, without the network, 207 to 145 ms cold and 210 to 92 warm). Not taken: fetching what is in view, which on such a connection every reader would pay for.',
  },
  {
    targets: /^build ≤ stock Docusaurus, CPU s/,
    text: 'Ours writes Markdown copies, outlines, a search index, feeds and a table of the tool’s defaults beside the pages. Tried, in turns with stock on a busy machine (cold 21.6 and stock 17.6, warm 18.5 and stock 11.8 before): a page is parsed once for the index and the compiler; what the index derives is kept from build to build; the tool is asked once a process; no stylesheet searches for a configuration of PostCSS. Cold 17.1, warm 10.9 after. Words are cut once for each name (520 to 272 ms for all pages), later than builds measured before 2026-11-22 03:20. Not taken: `--max-semi-space-size=32`, 1.3 s in a trial, since `NODE_OPTIONS` cannot be set in package.json for every shell.',
  },
  {
    targets: /^build ≤ stock Docusaurus, peak MB/,
    text: 'The same changes brought the memory of a cold build from 917 to 784 MB and of a warm one from 821 to 658 (largest process, busy machine). Nothing else was tried; single builds differ by 60 MB.',
  },
  {
    targets: /^(?:FCP ≤ stock Docusaurus|LCP ≤ the best peer’s|LCP ≤ the best peer's), home/,
    text: 'The first paint waits, so that a document that comes in pieces does not shift. For the whole hero (2026-11-22 03:18, a run in which Lighthouse found the machine half as fast for some visits): FCP 783, single visits 751 to 847, and LCP 902 (stock 756, best peer 970). For the hero’s text only (04:08): FCP 754 and LCP 1051, single visits 905 or about 1051 (stock 756, best peer 977): probably the largest paint then comes a frame later, when the scripts are asked for, which the simulation adds. The page waits for the whole hero again; that is not measured again.',
  },
  {
    targets: /^Lighthouse 100 four times, every kind/,
    text: 'One visit to each of 24 pages: all had 100 four times but the option page in English and light, with 99 in performance for a blocking time of 116 ms in that visit. The median of five visits to such a page is in the rows above.',
  },
];
