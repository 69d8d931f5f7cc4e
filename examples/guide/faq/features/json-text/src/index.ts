import text from './ports.json?raw';

export { text };
