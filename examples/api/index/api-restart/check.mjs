import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { createRslib, loadConfig } from '@rslib/core';

let all;
const restarts = [];
const { log } = console;
console.log = (...parts) => (all += parts.join(' '));
const says = async (text, tenths) => {
  for (let at = 0; at < tenths && !all.includes(text); at++) await setTimeout(100);
  return all.includes(text);
};
for (const restart of [undefined, () => true]) {
  all = '';
  const { build } = await createRslib({ config: await loadConfig(), restart });
  const { close } = await build({ watch: true });
  await says('watching for changes', 100);
  await setTimeout(500);
  fs.appendFileSync('rslib.config.mjs', '// changed\n');
  restarts.push(await says('restarting build', restart ? 100 : 20));
  log(restart ? 'with:' : 'without:', restarts.at(-1));
  await close();
}
log('restarts', restarts.join() === 'false,true' ? 'says: only if you pass `restart`|传入 `restart` 时才' : restarts);
process.exit();
