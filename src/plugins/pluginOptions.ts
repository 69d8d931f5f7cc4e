import type {DocusaurusConfig} from '@docusaurus/types';

type Options = Readonly<Record<string, unknown>>;

/** The options of a content plugin as the configuration has them: in presets, and of further sets of pages. */
export function pluginOptions(
  {presets = [], plugins = []}: Partial<Pick<DocusaurusConfig, 'presets' | 'plugins'>>,
  plugin: 'docs' | 'blog',
): Options[] {
  const pairs = ([...presets, ...plugins] as unknown[]).filter((one) => Array.isArray(one));
  const all = pairs.map(([name, options]: unknown[]) => {
    const isPlugin = String(name).endsWith(`content-${plugin}`);
    return isPlugin ? options : (options as Options)[plugin];
  });
  return all.filter((one): one is Options => typeof one === 'object' && one !== null);
}
