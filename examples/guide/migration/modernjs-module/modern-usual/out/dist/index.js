"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res) => function __init() {
  return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
};
var __export = (target, all2) => {
  for (var name in all2)
    __defProp(target, name, { get: all2[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/later.ts
var later_exports = {};
__export(later_exports, {
  later: () => later
});
var later;
var init_later = __esm({
  "src/later.ts"() {
    "use strict";
    later = "later";
  }
});

// src/index.ts
var src_exports = {};
__export(src_exports, {
  all: () => all,
  later: () => later2,
  release: () => release
});
module.exports = __toCommonJS(src_exports);

// src/mast.module.css
…

// src/index.ts
var import_large = __toESM(require("./assets/large.7BDVNXU7.svg"));

// src/small.svg
var small_default = "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%3E%3Cpath%20d%3D%22M0%204q4-4%208%200%22%20%2F%3E%3C%2Fsvg%3E";

// src/index.ts
var release = "spring";
…
var later2 = () => Promise.resolve().then(() => (init_later(), later_exports));
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  all,
  later,
  release
});
