import { parse as e } from "./parse.js";
import { clsx as t } from "clsx";
// src/index.ts
var n = "1.3.0";
function r(n) {
	return `<table class="tides">${e(n).map(({ time: e, metres: n }) => `<tr class="${t({ low: n < 1 })}"><td>${e}</td></tr>`).join("")}</table>`;
}
export { r as table, n as version };
