import { jsx } from "react/jsx-runtime";
import { clsx } from "clsx";
import { memo } from "react";
var has = Object.prototype.hasOwnProperty;
function dequal(foo, bar) {
…
const rowOf = (code)=>`Row ${code.slice(0, -1)}`;
…
