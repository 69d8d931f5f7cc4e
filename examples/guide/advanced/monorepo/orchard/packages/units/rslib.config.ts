import { defineConfig } from '@rslib/core';
import { base } from '../../rslib.base';

export default defineConfig(base);
