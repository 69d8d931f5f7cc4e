import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { Card } from './dist/index.js';

const app = createSSRApp({ render: () => h(Card, null, { default: () => 'x' }) });
console.log(await renderToString(app).catch((error) => error.message));
