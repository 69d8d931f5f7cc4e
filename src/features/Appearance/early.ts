/* Adds the class `dark` to the attribute of Docusaurus' own theme script, right after it. */
const {classList, dataset} = document.documentElement;
classList.toggle('dark', dataset.theme === 'dark');
