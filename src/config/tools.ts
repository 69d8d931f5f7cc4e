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

/** A tool with a site and a logo of its own, which are named after it. */
function rstackTool(name: string, desc: string, descEn: string, logo = 'logo.svg') {
  const id = name.toLowerCase();
  return {name, desc, descEn, url: `https://${id}.rs`, logo: `/${id}/${id}-${logo}`};
}

/** The seven tools of the landing page, in its order. */
export const familyTools = [
  rstackTool(
    'Rspack',
    '基于 Rust、兼容 webpack API 的打包工具',
    'Rust bundler compatible with the webpack API',
  ),
  rstackTool(
    'Rsbuild',
    '基于 Rspack 的零配置 Web 应用构建工具',
    'Zero-config build tool for web apps, based on Rspack',
  ),
  rstackTool('Rslib', '库和组件库的构建工具', 'Build tool for libraries and component packages'),
  rstackTool(
    'Rspress',
    '静态文档站点生成器',
    'Static site generator for documentation',
    'logo-480x480.png',
  ),
  rstackTool(
    'Rsdoctor',
    '构建分析工具，定位速度和产物体积问题',
    'Build analyzer for speed and bundle size',
    'logo-480x480.png',
  ),
  rstackTool('Rstest', '基于 Rspack 的测试框架', 'Testing framework powered by Rspack'),
  rstackTool(
    'Rslint',
    '高性能的 JavaScript 和 TypeScript 代码检查工具',
    'Fast linter for JavaScript and TypeScript',
  ),
];

/** Groups of the tool popover. */
export const toolGroups: readonly {
  title: string;
  titleEn: string;
  links: readonly FamilyTool[];
}[] = [
  {title: 'Rstack 工具', titleEn: 'Rstack tools', links: familyTools},
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
