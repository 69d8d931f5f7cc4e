// dist/file/file.js
var start = () => new Worker(new URL("./counter~0.js", import.meta.url), {
  type: "module"
});
export {
  start
};
