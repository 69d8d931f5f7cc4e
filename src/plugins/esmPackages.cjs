'use strict';

/**
 * Packages that are ES modules only, for the code that the configuration loads. Docusaurus loads its
 * configuration through jiti, anew for every language, and jiti compiles each file of such a package
 * for itself: some 390 files, three times over, beside the copies that the MDX compiler has loaded.
 * It hands a CommonJS file to Node.js, which loads them once.
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
