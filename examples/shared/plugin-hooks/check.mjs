import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';

const read = () => fs.readFileSync('log.txt', 'utf8');
const rslib = ['node_modules/@rslib/core/bin/rslib.js'];
spawnSync(process.execPath, rslib);
const counts = {};
for (const line of read().trim().split('\n')) counts[line] = (counts[line] ?? 0) + 1;
// The hooks in the order in which they start; the items run at the same time, so their lines are sorted.
const hookOf = (line) => line.split(' ')[0];
const hooks = [...new Set(Object.keys(counts).map(hookOf))];
for (const hook of hooks) {
  const lines = Object.keys(counts).filter((line) => hookOf(line) === hook);
  for (const line of lines.sort()) if (!line.includes('node_modules')) console.log(counts[line] + ' x ' + line);
}
console.log('last: ' + read().trim().split('\n').at(-1));
if (counts.onAfterBuild === 1) console.log('three items: says: still runs once|Once per build|也只执行一次|每次构建一次');

const started = () => read().split('onAfterBuild').length - 1;
fs.writeFileSync('log.txt', '');
const watch = spawn(process.execPath, [...rslib, '--watch']);
const until = async (count) => {
  while (started() < count) await new Promise((resolve) => setTimeout(resolve, 50));
};
await until(1);
await new Promise((resolve) => setTimeout(resolve, 500));
fs.appendFileSync('src/rock.ts', '\n');
await until(2);
watch.kill();
console.log('watch: onBeforeBuild ' + (read().split('onBeforeBuild').length - 1));
console.log('watch: onAfterBuild ' + started());
