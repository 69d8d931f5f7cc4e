import {outputsOf} from '../../outputs';

test('#imports', () => {
  let run = outputsOf('shared/svgr-imports');
  expect(run.file('dist/file/bundle/index.js')).toContain('from "./static/svg/sun.svg"');
  expect(run.file('dist/file/files/sun.js')).toContain('from "./static/svg/sun.svg"');
  expect(run.file('dist/url/bundle/index.js')).toContain('+ "static/svg/sun.svg"');
  expect(run.file('dist/url/files/index.js')).not.toContain('?url');
  expect(run.file('dist/url/files/sun.js')).toContain('from "./static/svg/sun.svg"');
  expect(run.file('dist/named/bundle/index.js')).toContain('SvgSun as ReactComponent');
  expect(run.file('dist/named/files/sun.js')).toContain('SvgSun as ReactComponent');
  expect(run.file('dist/default/bundle/index.js')).toContain('const SvgSun');
  expect(run.file('dist/default/files/sun.js')).toContain('const SvgSun');
  expect(run.file('dist/mixed/bundle/index.js')).toContain('SvgSun as ReactComponent, sun as file');
  expect(run.file('dist/mixed/files/index.js')).toContain('ReactComponent, default as file');
  expect(run.tree).toContain('dist/mixed/files/static/svg/sun.svg');
  run = outputsOf('guide/advanced/svgr-files/svgr-plain-named');
  expect(run.printed).toContain(`Can't import the named export 'ReactComponent'`);
  expect(run.printed).toContain('files: 0, exports default');
});

test('#bundleless', () => {
  const run = outputsOf('guide/advanced/svgr-files/guide-svgr');
  expect(run.printed).toContain('exportType alone: index.js sun.js, default false');
});

test('#traps', () => {
  let run = outputsOf('guide/advanced/svgr-files/guide-svgr');
  expect(run.file('dist/usual/index.js')).toContain('sun_svg__');
  expect(run.file('dist/usual/index.css')).toContain('url(./static/svg/sun.svg)');
  expect(run.printed).toContain('a default import in bundleless: passes');
  run = outputsOf('guide/advanced/svgr-files/svgo-options');
  expect(run.file('dist/colors/index.js')).toContain('fill: "currentColor"');
  expect(run.file('dist/colors/index.js')).toContain('viewBox: "0 0 16 16"');
  expect(run.file('dist/colors/index.js')).toContain('className: "sun_svg__round"');
  expect(run.file('dist/off/index.js')).toContain('className: "round"');
  expect(run.file('dist/off/index.js')).toContain('id: "disc"');
});
