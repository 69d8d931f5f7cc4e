// @ts-check
/** `npm run prose`. English patterns meet no Chinese and the other way round, so one run reads all pages. */
module.exports = {
  plugins: {[require.resolve('./mdxPlugin.cjs')]: true},
  filters: {comments: true},
  rules: {
    prh: {
      rulePaths: ['./en.yml', './zh.yml'],
      checkLink: true,
      checkBlockQuote: true,
      checkEmphasis: true,
    },
  },
};
