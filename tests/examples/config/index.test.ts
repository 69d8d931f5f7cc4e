import {outputsOf} from '../outputs';

test('#introduction', () => {
  const run = outputsOf('shared/where-options');
  expect(run.printed).toContain('item: dev html moduleFederation output performance plugins resolve security source splitChunks tools');
  expect(run.printed).toContain('both: autoExtension banner bundle dts externalHelpers footer format outBase redirect shims syntax wasm');
});
