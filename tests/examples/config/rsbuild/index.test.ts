import {outputsOf} from '../../outputs';

test('#changed', () => {
  let run = outputsOf('shared/mf-remote');
  expect(run.printed).toContain('chips.<hash>.js index.<hash>.js mf-manifest.json mf-stats.json');
  expect(run.printed).toContain('shared names true NODE_ENV false production true blanks false alpha false');
  run = outputsOf('shared/changed-defaults');
  expect(run.printed).toContain('rsbuild target web');
  expect(run.printed).toContain('esm files dist/esm/index.css dist/esm/index.js dist/esm/static/svg/wave.svg');
  expect(run.printed).toContain('static/js/index.<hash>.js');
  expect(run.printed).toContain('cjs files dist/cjs/index.cjs');
  expect(run.printed).toContain('rsbuild dead code false long name false lines false');
  expect(run.printed).toContain('esm dead code false long name true lines true');
  expect(run.printed).toContain('esm alpha import image file');
  expect(run.printed).toContain('cjs alpha import image file');
  expect(run.printed).toContain('rsbuild alpha bundled image inlined');
  expect(run.printed).toContain('path "./static/svg/wave.svg"');
  expect(run.printed).toContain('caches cjs-production-1,esm-production,umd-production-2');
  expect(run.printed).toContain('rsbuild files dist/rsbuild/index.html');
  expect(run.tree).not.toContain('dist/esm/index.html');
  expect(run.printed).toContain('esm NODE_ENV true');
  expect(run.printed).toContain('cjs NODE_ENV true');
  expect(run.printed).toContain('rsbuild NODE_ENV false');
});

test('#introduction', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.tree).not.toContain('dist/html/index.html');
});

test('#no-effect', () => {
  const run = outputsOf('shared/output-rules');
  expect(run.printed).toContain('html same as web true');
  expect(run.printed).toContain('no warning');
});

test('#needed', () => {
  const run = outputsOf('shared/log-levels');
  expect(run.printed).toContain('warn index steps no times no sizes no warning yes error no greeting yes exit 0');
});
