const make = (name: string) => ({ name, made: Date.now() });
class Box {
  constructor(public name: string) {
    console.log(name);
  }
}
export const call = /* @__PURE__ */ make('a call');
export const box = /* @__PURE__ */ new Box('an instance');
export const table = /* @__PURE__ */ (() => {
  const names: Record<string, number> = {};
  for (const name of ['a computation']) names[name] = make(name).made;
  return names;
})();
export const list = /* @__PURE__ */ { list: make('an object') };
export const name = /* @__PURE__ */ make('a property').name.trim();
export const place = /* @__PURE__ */ process.argv.length;
export const used = () => 1;
