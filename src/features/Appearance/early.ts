/*
 * Runs right after Docusaurus' own theme script, before the first paint: the class `dark` stands on the
 * root element beside the attribute that Docusaurus sets, for styles that are written for it.
 */
const {classList, dataset} = document.documentElement;
classList.toggle('dark', dataset.theme === 'dark');
