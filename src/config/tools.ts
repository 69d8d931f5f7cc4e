/** A sibling tool. */
export interface FamilyTool {
  readonly name: string;
  /** Purpose of the tool in a few words, in Chinese and in English. */
  readonly desc: string;
  readonly descEn: string;
  /** Target of the link; `urlEn` overrides it on English pages. */
  readonly url: string;
  readonly urlEn?: string;
  /** Path of the logo on the asset host. Default: the first letter of the name. */
  readonly logo?: string;
  /** Scale of a logo with wide margins. Default: 1. */
  readonly logoScale?: number;
}

/** Tools of the popover under one title. */
export interface ToolGroup {
  readonly title: string;
  readonly titleEn: string;
  readonly links: readonly FamilyTool[];
}

/** The seven tools of the landing page, in its order. */
export const familyTools = [
  {
    name: 'Rspack',
    desc: '基于 Rust、兼容 webpack API 的打包工具',
    descEn: 'Rust bundler compatible with the webpack API',
    url: 'https://rspack.rs',
    logo: '/rspack/rspack-logo.svg',
  },
  {
    name: 'Rsbuild',
    desc: '基于 Rspack 的零配置 Web 应用构建工具',
    descEn: 'Zero-config build tool for web apps, based on Rspack',
    url: 'https://rsbuild.rs',
    logo: '/rsbuild/rsbuild-logo.svg',
  },
  {
    name: 'Rslib',
    desc: '库和组件库的构建工具',
    descEn: 'Build tool for libraries and component packages',
    url: 'https://rslib.rs',
    logo: '/rslib/rslib-logo.svg',
  },
  {
    name: 'Rspress',
    desc: '静态文档站点生成器',
    descEn: 'Static site generator for documentation',
    url: 'https://rspress.rs',
    logo: '/rspress/rspress-logo-480x480.png',
  },
  {
    name: 'Rsdoctor',
    desc: '构建分析工具，定位速度和产物体积问题',
    descEn: 'Build analyzer for speed and bundle size',
    url: 'https://rsdoctor.rs',
    logo: '/rsdoctor/rsdoctor-logo-480x480.png',
  },
  {
    name: 'Rstest',
    desc: '基于 Rspack 的测试框架',
    descEn: 'Testing framework powered by Rspack',
    url: 'https://rstest.rs',
    logo: '/rstest/rstest-logo.svg',
  },
  {
    name: 'Rslint',
    desc: '高性能的 JavaScript 和 TypeScript 代码检查工具',
    descEn: 'Fast linter for JavaScript and TypeScript',
    url: 'https://rslint.rs',
    logo: '/rslint/rslint-logo.svg',
  },
] as const satisfies readonly FamilyTool[];

const [rspack, rsbuild, rslib, rspress, ...others] = familyTools;

/** Groups of the tool popover, whose order differs from that of the landing page. */
export const toolGroups: readonly ToolGroup[] = [
  {
    title: 'Rstack 工具',
    titleEn: 'Rstack tools',
    links: [rspack, rsbuild, rspress, rslib, ...others],
  },
  {
    title: '社区',
    titleEn: 'Community',
    links: [
      {
        name: 'Awesome Rstack',
        desc: '社区整理的插件、文章和项目清单',
        descEn: 'Community list of plugins, articles and projects',
        url: 'https://github.com/rstackjs/awesome-rstack',
      },
    ],
  },
];
