import type { Plugin } from 'vue';
import StarRow from './StarRow.vue';

export { StarRow };

export const starRow: Plugin = {
  install(app) {
    app.component('StarRow', StarRow);
  },
};

declare module 'vue' {
  export interface GlobalComponents {
    StarRow: typeof StarRow;
  }
}
