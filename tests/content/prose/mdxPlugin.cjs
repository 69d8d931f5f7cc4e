// @ts-check
/** Reads pages as textlint's plugin for MDX does, which stops at `## Title {#id}`: MDX takes the braces for code. */
const {default: mdx} = require('textlint-plugin-mdx');

class Processor extends mdx.Processor {
  /** @param {string} extension */
  processor(extension) {
    const {preProcess, postProcess} = super.processor(extension);
    return {
      /** @param {string} text @param {string} [file] */
      preProcess: (text, file) =>
        preProcess(
          text.replace(/\{#[\w-]+\}/g, (id) => ' '.repeat(id.length)),
          file,
        ),
      postProcess,
    };
  }
}

module.exports = {Processor};
