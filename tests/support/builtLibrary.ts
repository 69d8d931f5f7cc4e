/**
 * Builds the library that a documentation page shows, and a small application that imports it by
 * its package name, so that a browser can run both.
 */
import {readFences, text} from '../samples/support/fences';
import {parseManifest, Project, ROOT} from '../samples/support/project';
import {isFile} from '../samples/support/steps';

/** The application: one entry, bundled with its framework into one script and one style sheet. */
const CONFIG = `
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'iife' }],
  source: { entry: { main: './app/main.js' } },
  output: { target: 'web', distPath: 'app/dist' },
});
`;

const HTML = `<!doctype html>
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
 * @param page the page, from the repository's root
 * @param id the page's project; its cases take no part
 * @param main the application's script
 */
export async function buildLibrary(page: string, id: string, main: string): Promise<BuiltLibrary> {
  const project = new Project(id);
  const fences = readFences(`${ROOT}/${page}`).filter(
    (fence) => text(fence, 'project') === id && !fence.meta.case && isFile(fence),
  );
  for (const fence of fences) project.write(text(fence, 'title') as string, fence.code);
  const {dependencies, devDependencies} = parseManifest(project.read('package.json'));
  project.link(Object.keys({...dependencies, ...devDependencies}));

  const run = async (command: string) => {
    const {code, stdout, stderr} = await project.run(command);
    if (code !== 0) throw new Error(`"${command}" of ${page} failed:\n${stdout}${stderr}`);
  };
  await run('npx rslib --no-dts');
  // Only what is published takes part.
  project.remove('src');

  project.write('app/index.html', HTML);
  project.write('app/main.js', main);
  project.write('app.config.mjs', CONFIG);
  await run('npx rslib -c app.config.mjs');

  const files = project.tree('app');
  return {
    read: (name) => (`app/${name}` in files ? project.read(`app/${name}`) : undefined),
    dispose: () => project.dispose(),
  };
}
