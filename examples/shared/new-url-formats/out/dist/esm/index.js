const table = new URL("./static/assets/tides.csv", import.meta.url);
export { table };
