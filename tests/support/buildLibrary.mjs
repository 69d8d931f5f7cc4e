// node tests/support/buildLibrary.mjs <example> < main.js
//
// Builds the library of an example, and a small application that imports it by its package name. Prints the files of the
// application as JSON, text by name.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {Project} from '../../scripts/examples/project.mjs';

/** The application: one entry, bundled with its framework into one script and one style sheet. */
const config = `
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'iife' }],
  source: { entry: { main: './app/main.js' } },
  output: { target: 'web', distPath: 'app/dist' },
});
`;

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Application</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="dist/main.css">
  </head>
  <body>
    <div id="root"></div>
    <script src="dist/main.js"></script>
  </body>
</html>`;

const example = process.argv[2] ?? '';
const project = new Project(example);

/** @param {string} command */
async function run(command) {
  const {code, stdout, stderr} = await project.run(command);
  if (code !== 0) {
    throw new Error(`"${command}" of ${example} failed:\n${stdout}${stderr}`);
  }
}

/** @param {string} file @param {string} text */
function write(file, text) {
  fs.mkdirSync(path.dirname(project.path(file)), {recursive: true});
  fs.writeFileSync(project.path(file), text);
}

await run('npx rslib --no-dts');
// Only what is published takes part.
fs.rmSync(project.path('src'), {recursive: true});
write('app/index.html', html);
write('app/main.js', fs.readFileSync(0, 'utf8'));
write('app.config.mjs', config);
await run('npx rslib -c app.config.mjs');

const files = ['index.html', 'dist/main.js', 'dist/main.css']
  .filter((file) => fs.existsSync(project.path(`app/${file}`)))
  .map((file) => [file, fs.readFileSync(project.path(`app/${file}`), 'utf8')]);
project.dispose();
process.stdout.write(JSON.stringify(Object.fromEntries(files)));
