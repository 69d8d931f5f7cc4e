/*
 * Runs right after Docusaurus' own theme script: the class `dark` stands beside its attribute, for styles that need it.
 */
const {classList, dataset} = document.documentElement;
classList.toggle('dark', dataset.theme === 'dark');
