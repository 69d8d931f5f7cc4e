/*
 * An error that React's hydration recovers from is a warning, for the page is whole. Docusaurus
 * gives no other way in: its client entry reports by `console.error`.
 */
const report = 'Docusaurus React Root onRecoverableError:';

if (typeof window !== 'undefined') {
  const {error} = console;
  console.error = (...details: unknown[]) => {
    (details[0] === report ? console.warn : error)(...details);
  };
}

export {};
