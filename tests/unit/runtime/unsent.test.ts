import {withoutUnsent} from '../../../src/runtime/islands/unsent';

test('a setting that the browser does not have says so to an island that the build tries', () => {
  const settings = withoutUnsent('themeConfig', {prism: {theme: {}}, image: 'a.png'});

  expect(settings.image).toBe('a.png');
  expect(() => settings.prism.theme).toThrow('themeConfig.prism is not sent to the browser.');
  expect({...settings}).toEqual({image: 'a.png'});
});
