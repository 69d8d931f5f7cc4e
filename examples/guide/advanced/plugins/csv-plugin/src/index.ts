import type { RsbuildPlugin } from '@rsbuild/core';

export interface PluginCsvOptions {
  /** Character between two cells, `,` by default. */
  separator?: string;
}

export function pluginCsv({ separator = ',' }: PluginCsvOptions = {}): RsbuildPlugin {
  return {
    name: 'rsbuild-plugin-csv',
    setup(api) {
      api.transform({ test: /\.csv$/ }, ({ code }) => {
        const rows = code
          .trim()
          .split('\n')
          .map((line) => line.split(separator));
        return `export default ${JSON.stringify(rows)};`;
      });
    },
  };
}
