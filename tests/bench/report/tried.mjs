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
    text: 'VitePress has fetched every page that a link in view leads to before the pointer moves. Ours fetches when the pointer rests on a link, as the issue asks (“no prefetch that the reader did not hint at”), and on this network (150 ms, 1.6 Mbit/s) the answer is still on its way when the button goes down 100 ms later. Tried: the page is parsed as its bytes come and prepared before the click (236 ms, from 262 without); of a long page the top is shown first. Not taken: fetching what is in view, which would cost every reader some 300 KB that most never use.',
  },
];
