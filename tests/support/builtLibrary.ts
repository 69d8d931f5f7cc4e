/**
 * Builds the library of an example, and a small application that imports it by its package name, so that a browser can
 * run both.
 */
import fs from 'node:fs';
import path from 'node:path';

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

export interface BuiltLibrary {
  /** The text of a file of the application, or undefined when it has no such file. */
  read: (name: string) => string | undefined;
  dispose: () => void;
}

/**
 * @param example its path below `examples/`
 * @param main the application's script
 */
export async function buildLibrary(example: string, main: string): Promise<BuiltLibrary> {
  const project = new Project(example);
  const run = async (command: string) => {
    const {code, stdout, stderr} = await project.run(command);
    if (code !== 0) throw new Error(`"${command}" of ${example} failed:\n${stdout}${stderr}`);
  };
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(project.path(file)), {recursive: true});
    fs.writeFileSync(project.path(file), text);
  };
  await run('npx rslib --no-dts');
  // Only what is published takes part.
  fs.rmSync(project.path('src'), {recursive: true});
  write('app/index.html', html);
  write('app/main.js', main);
  write('app.config.mjs', config);
  await run('npx rslib -c app.config.mjs');
  return {
    read: (name) => {
      const file = project.path(`app/${name}`);
      return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    },
    dispose: () => project.dispose(),
  };
}
