import bar from 'nprogress';

/** The package's own, without the spinner, which is turned off. It is inserted as HTML. */
const template = '<div class="bar" role="bar"><div class="peg"></div></div>';

bar.configure({template, minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false});

export {bar};
