import type { Plugin } from 'vue';
import StarRow from './StarRow.vue';
export { StarRow };
export declare const starRow: Plugin;
declare module 'vue' {
    interface GlobalComponents {
        StarRow: typeof StarRow;
    }
}
