import type { Plugin } from 'vue';
import MoonRow from './MoonRow.vue';
import StarRow from './StarRow.vue';

export { MoonRow, StarRow };
export const rows: Plugin = {
  install(app) {
    app.component('StarRow', StarRow).component('MoonRow', MoonRow);
  },
};

declare module 'vue' {
  export interface GlobalComponents {
    StarRow: typeof StarRow;
    MoonRow: typeof MoonRow;
  }
}
