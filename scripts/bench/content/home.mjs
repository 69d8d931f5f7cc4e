// @ts-check
/**
 * The home page that every peer gets, laid out by its own home layout.
 *
 * @typedef {object} Home
 * @property {string} name
 * @property {string} tagline
 * @property {{text: string, id: string}[]} actions
 * @property {{title: string, details: string}[]} features
 */

/** @type {Readonly<Record<import('./source.mjs').Locale, Home>>} */
export const homes = {
  en: {
    name: 'Rslib',
    tagline: 'The library development tool: ESM, CommonJS, UMD and types from one config.',
    actions: [
      {text: 'Introduction', id: 'guide/start/index'},
      {text: 'Quick start', id: 'guide/start/quick-start'},
    ],
    features: [
      {title: 'Rspack', details: 'A fast bundler written in Rust, with an ecosystem you know.'},
      {title: 'Rsbuild', details: 'A build tool for applications on top of Rspack.'},
      {title: 'Rspress', details: 'A static site generator for documentation.'},
      {title: 'Rsdoctor', details: 'Shows where the time and the bytes of a build go.'},
      {title: 'Rstest', details: 'A test framework that shares the configuration of the build.'},
      {title: 'Rslint', details: 'A linter with type information, written in Go.'},
      {title: 'Module Federation', details: 'Load a library at run time from another build.'},
    ],
  },
  zh: {
    name: 'Rslib',
    tagline: '库开发工具：一份配置，同时输出 ESM、CommonJS、UMD 和类型声明。',
    actions: [
      {text: '介绍', id: 'guide/start/index'},
      {text: '快速上手', id: 'guide/start/quick-start'},
    ],
    features: [
      {title: 'Rspack', details: '用 Rust 编写的高速打包工具，沿用你熟悉的生态。'},
      {title: 'Rsbuild', details: '基于 Rspack 的应用构建工具。'},
      {title: 'Rspress', details: '面向文档的静态站点生成器。'},
      {title: 'Rsdoctor', details: '告诉你构建的时间和体积花在哪里。'},
      {title: 'Rstest', details: '与构建共用配置的测试框架。'},
      {title: 'Rslint', details: '带类型信息的代码检查工具，用 Go 编写。'},
      {title: '模块联邦', details: '在运行时从另一个构建加载库。'},
    ],
  },
};
