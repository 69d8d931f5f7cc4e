/* React's hydration recovers from the error, so it is a warning. Docusaurus' client entry gives no other way in. */
const report = 'Docusaurus React Root onRecoverableError:';

if (typeof window !== 'undefined') {
  const {error} = console;
  console.error = (...details: unknown[]) => {
    (details[0] === report ? console.warn : error)(...details);
  };
}

export {};
