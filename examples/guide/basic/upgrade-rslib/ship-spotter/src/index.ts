const os = require('node:os');

export const host: string = os.hostname();
export const chart = new URL('./chart.csv', import.meta.url);
