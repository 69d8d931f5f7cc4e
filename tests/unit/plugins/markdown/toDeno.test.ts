import {toDeno} from '../../../../src/plugins/markdown/toDeno';

it.each([
  ['npm install', 'deno install'],
  ['npm install -D @rslib/core@1 typescript', 'deno add -D npm:@rslib/core@1 npm:typescript'],
  ['npm uninstall tsup', 'deno remove tsup'],
  ['npm run dev -- --watch', 'deno task dev --watch'],
  ['npx publint --pack npm', 'deno run -A npm:publint --pack npm'],
  [
    'npm create rslib@latest a -- --template node-ts',
    'deno init --npm rslib@latest a --template node-ts',
  ],
  ['cd a\n  npm run build', 'cd a\n  deno task build'],
  ['npm pack --dry-run', 'npm pack --dry-run'],
])('PC-11 %j is %j with Deno', (npm, deno) => {
  expect(toDeno(npm)).toBe(deno);
});
