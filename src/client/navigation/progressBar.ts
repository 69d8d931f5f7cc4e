import bar from 'nprogress';

/** The package's own, without what turns. It puts this into the page as HTML. */
const template = '<div class="bar" role="bar"><div class="peg"></div></div>';

bar.configure({template, minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false});

/**
 * The bar, ready to start. A module of its own because the package is CommonJS: to import that on demand,
 * the bundler's runtime needs a part that every page would carry.
 */
export {bar};
