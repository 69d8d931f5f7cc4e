import type {Answers} from './answers';
export function readBuild(a: Answers) {
  const files = [
    {
      path: 'dist/index.js',
      code: 'const unit = (n)=>`${n / 1024} KiB`;\nfunction formatBytes(bytes) {\n    return unit(bytes);\n}\nexport { formatBytes };\n',
      size: 124,
      gzip: 110,
    },
  ];
  if (a.loaders !== 'esm')
    files.push({
      path: 'dist/index.cjs',
      code: '"use strict";\nvar __webpack_require__ = {};\n(()=>{\n    __webpack_require__.d = (exports1, definition)=>{\n        for(var key in definition) if (key) Object.defineProperty(exports1, key, {});\n    };\n})();\nexports.formatBytes = __webpack_exports__.formatBytes;\n',
      size: 1240,
      gzip: 560,
    });
  if (a.types !== 'none')
    files.push({
      path: 'dist/index.d.ts',
      code: '/** Formats a size: 1536 becomes 1.5 KiB. */\nexport declare function formatBytes(bytes: number): string;\n',
      size: 96,
      gzip: 100,
    });
  if (a.styles !== 'none')
    files.push({
      path: 'dist/button.css',
      code: '.button {\n  color: red;\n}\n',
      size: 26,
      gzip: 44,
    });
  return {files, log: ''};
}
export const toolVersion = '1.0.1';
