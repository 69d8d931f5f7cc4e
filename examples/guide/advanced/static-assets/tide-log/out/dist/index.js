const folder = new URL("./static/assets/index.ts", import.meta.url);
const kept = new URL('.', import.meta.url);
export { folder, kept };
