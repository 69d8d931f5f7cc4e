import { createInstance } from '@module-federation/runtime';
const share = (version, more) => ({
  react: { version, scope: 'default', lib: () => version, shareConfig: { singleton: true, ...more } },
});
const load = async (name, requiredVersion, more = {}) => {
  const suffix = name === 'usual' ? '' : name;
  const host = createInstance({ name: 'city_portal' + suffix, remotes: [], shared: share('18.3.1', { requiredVersion: '^18.0.0' }) });
  const remote = createInstance({ name: 'weather_chip' + suffix, remotes: [], shared: share('19.0.0', { requiredVersion, ...more }) });
  remote.initShareScopeMap('default', host.shareScopeMap.default);
  const warned = [];
  console.warn = (...words) => warned.push(words.join(' '));
  const shareConfig = { singleton: true, requiredVersion, eager: false, ...more };
  try {
    const react = await remote.loadShare('react', { customShareInfo: { shareConfig } });
    console.log(name + ':', react(), warned.join(' ') || 'silent');
  } catch (error) {
    console.log(name + ': throws', error.message);
  }
};
await load('usual', '^19.0.0');
await load('strict', '^19.0.0', { strictVersion: true });
await load('wide', '^18.0.0 || ^19.0.0');
await load('apart', '^19.0.0', { singleton: false });
