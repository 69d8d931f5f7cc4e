import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'esm', format: 'esm' }],
  tools: {
    rspack(config, { appendPlugins, environment }) {
      if (!process.env.REPORT) return;

      appendPlugins(
        new RsdoctorRspackPlugin({
          disableClientServer: true,
          output: {
            mode: 'brief',
            options: { type: ['html', 'json'] },
            reportDir: `./reports/${environment.name}`,
          },
        }),
      );
    },
  },
});
