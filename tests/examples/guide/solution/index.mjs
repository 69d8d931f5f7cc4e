export default {
  differences: {
    'side-effects-css': {'dist/index.css': '.card'},
  },
  'web-components': {
    'jsx-types': [
      'without the entry: app/page.tsx(1,27): error TS2339',
      'imported in another file: no error',
      'with dts.isolated: app/page.tsx(1,28): error TS2339',
      'a wrong attribute: app/page.tsx(1,38): error TS2322',
    ],
  },
};
