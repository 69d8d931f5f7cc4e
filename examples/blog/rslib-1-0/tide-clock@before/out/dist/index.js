import { readFileSync } from "node:fs";
function readTide(file) {
    const [time = '', height] = readFileSync(file, 'utf8').split(',');
    return {
        time,
        height: Number(height)
    };
}
const table = new URL('./tides.csv', import.meta.url);
let next;
function highWater() {
    next ??= readTide(table);
    return next;
}
export { highWater, table };
