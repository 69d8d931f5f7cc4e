import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({ tools: { rspack: { plugins: [new RsdoctorRspackPlugin({ disableClientServer: true, output: { mode: 'normal' } })] } } });
