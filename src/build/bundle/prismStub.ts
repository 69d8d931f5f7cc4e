/** Takes the place of `prism-react-renderer` in the browser: code is highlighted when the site is built. */
export const Prism = {languages: {}};
export const themes = {};
