// @ts-check
/** Physical sides, with the logical property to write instead. */
const physicalSides = [
  'left',
  'right',
  '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  'width',
  'height',
  'min-width',
  'max-width',
  'min-height',
  'max-height',
  'top',
  'bottom',
];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'declaration-no-important': true,
    // The widths at which layouts change: the bar, sidebar and outline of every page, then the landing page's own.
    'media-feature-name-value-allowed-list': {
      width: ['768px', '960px', '1280px', '640px', '860px', '1100px', '1200px'],
    },
    'selector-max-id': 0,
    // Logical properties follow the direction of the text; the physical ones do not.
    'property-disallowed-list': [
      physicalSides,
      {message: 'Write the logical property (inset-inline, margin-inline-start, inline-size).'},
    ],
    'declaration-property-value-disallowed-list': [
      {
        'text-align': ['left', 'right'],
        float: ['left', 'right'],
        clear: ['left', 'right'],
        // The bundler leaves an address from the root as it is, and the site may be served below a path.
        '/./': [String.raw`/url\(\s*["']?\/(?!\/)/`],
      },
      {
        message:
          'Write start or end instead of a side, and the path of a file from the stylesheet: url(../../static/…).',
      },
    ],
    // The bundler resolves a plain string; `url()` would be left to the browser.
    'import-notation': 'string',
    // Class names are read as properties of a CSS module, so camelCase; upstream ones keep theirs.
    'selector-class-pattern': null,
    // Infima names custom properties as it likes, and so do the tokens that must sit beside them.
    'custom-property-pattern': null,
    'keyframes-name-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    // Cascade layers and module scope order rules; source order by specificity is no guide there.
    'no-descending-specificity': null,
  },
};
