'use strict';

/**
 * ESM-only packages for code that the configuration loads. Docusaurus loads its configuration with jiti, again for
 * every language, and jiti would compile the 390 files of these packages each time. It leaves a CommonJS file to
 * Node.js, which loads them once.
 */
exports.toString = require('mdast-util-to-string').toString;
exports.rehypeParse = require('rehype-parse').default;
exports.rehypeRemark = require('rehype-remark').default;
exports.rehypeStringify = require('rehype-stringify').default;
exports.remarkCjkFriendly = require('remark-cjk-friendly').default;
exports.remarkFrontmatter = require('remark-frontmatter').default;
exports.remarkGfm = require('remark-gfm').default;
exports.remarkParse = require('remark-parse').default;
exports.remarkRehype = require('remark-rehype').default;
exports.remarkStringify = require('remark-stringify').default;
exports.unified = require('unified').unified;
exports.SKIP = require('unist-util-visit').SKIP;
exports.visit = require('unist-util-visit').visit;
