import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  tools: {
    rspack: (_, { appendPlugins }) => appendPlugins(new RsdoctorRspackPlugin({ disableClientServer: true, output: { mode: 'brief', options: { type: ['json'] }, reportDir: './reports' } })),
  },
});
