import { clsx } from "clsx";
import { parse } from "./parse.js";
const version = "1.3.0";
function table(text) {
    const rows = parse(text).map(({ time, metres })=>`<tr class="${clsx({
            low: metres < 1
        })}"><td>${time}</td></tr>`);
    return `<table class="tides">${rows.join('')}</table>`;
}
export { table, version };
