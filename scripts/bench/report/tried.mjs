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
    text: 'Ours writes Markdown copies, outlines, a search index, feeds and a table of the tool’s defaults beside the pages. Taken: a page is parsed once for the index and the compiler; what the index derives is kept from build to build; the tool is asked once a process; no stylesheet searches for a configuration of PostCSS; words are cut once for each name; packages that are ES modules only are loaded by Node.js and not by jiti, which compiled some 390 files anew for each language (a warm build 4.5 to 3.8 s wall with what follows); sections without code cost the search index nothing. In turns with stock on one machine, cold and warm: 21.6 and 18.5 against 17.6 and 11.8 at first, 14.6 and 7.5 against 15.6 and 7.6 in the end. Tried without gain under Node.js 22: `--max-semi-space-size` 16, 32 and 64, `--single-threaded-gc`, the compile cache.',
  },
  {
    targets: /^build ≤ stock Docusaurus, peak MB/,
    text: 'Single builds differ by 60 MB. Parsing a page once brought a cold build from 917 to 784 MB and a warm one from 821 to 658 (largest process, busy machine); loading each package once left 157 MB of heap at the end of a warm build where there were 187. Tried and worse: larger young generations (`--max-semi-space-size` 16, 32 and 64: 721, 765 and 821 MB warm).',
  },
  {
    targets: /^(?:FCP ≤ stock Docusaurus|LCP ≤ the best peer's)/,
    text: 'The first paint waits for the page’s head (for the whole hero on the landing page), so that a document that comes in pieces does not shift. Scripts are asked for when the browser tells that this frame is shown. Asked for when it was drawn, which is 10 ms earlier, they shared the line with it in half of all visits, and the simulation added a round trip or two: LCP 902 or 1051 by chance. What is left above the first paint, 150 ms, is the tab’s icon: as a `data:` address it takes them away (752 on the guide page in a trial), but each page would carry it.',
  },
  {
    targets: /^Lighthouse 100 four times, every kind/,
    text: 'One visit to each of 24 pages: all had 100 four times but the option page in English and light, with 99 in performance for a blocking time of 116 ms in that visit. The median of five visits to such a page is in the rows above.',
  },
];
