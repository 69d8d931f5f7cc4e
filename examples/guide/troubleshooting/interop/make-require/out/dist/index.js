import { createRequire } from "node:module";
const load = createRequire(import.meta.url);
const settings = load('./settings.json');
export { settings };
