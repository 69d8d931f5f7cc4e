…
const waveraw_namespaceObject = "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 4q4-4 8 0t8 0\" /></svg>\n";
const waveinline_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxwYXRoIGQ9Ik0wIDRxNC00IDggMHQ4IDAiIC8+PC9zdmc+Cg==";
const waveurl_namespaceObject = __webpack_require__.p + "static/svg/wave.svg";
…
const table = new URL("./static/assets/tides.csv", import.meta.url);
export { table, waves };
