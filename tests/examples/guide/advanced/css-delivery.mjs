export default {
  'inline-raw': {
    'shared/guide-css': 'kilobytes: ?inline true, ?raw false',
    'inline-urls': ['?inline: folder/dist/static/font/tide.woff2', "?raw: './tide.woff2'"],
    'curtain@files': {'dist/index.js': 'from "./curtain.js"'},
  },
  'shadow-dom': {
    'css-attribute': ["bundle: export 'default'", 'files: type: "css" true'],
  },
  'css-url': {
    'shared/css-url': {
      printed: [
        'app: theme.css true',
        'esm: undefinedtheme.css',
        "umd: 1 'import.meta' cannot be used outside of module code",
      ],
      'dist/new-url/index.js': 'import.meta.url',
      'dist/new-url/static/assets/theme.css': 'url(./a.svg)',
    },
  },
  'inject-styles': {
    'shared/output-rules': {'dist/inject/index.js': 'border-radius: 4px'},
    'shared/guide-css': 'injectStyles: element true, same code true, many.js',
  },
};
