const url = new URL("./static/assets/theme.css", import.meta.url);
export { url };
