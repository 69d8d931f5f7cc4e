/** Checks the claims of sections about recorded outputs; see "Add an example" in `examples/README.md`. */
import fs from 'node:fs';

import {recordedOf} from '../../scripts/examples/project.mjs';
import {
  falseClaims,
  falseStatements,
  readDependentSections,
} from '../../scripts/examples/sections.mjs';

/** The package.json of an installed package, formatted as npm writes it. */
function manifestOf(name: string): string {
  // The examples' first: pages are about those.
  const file = ['examples/node_modules', 'node_modules']
    .map((folder) => `${folder}/${name}/package.json`)
    .find((one) => fs.existsSync(one));
  if (!file) throw new Error(`${name} is not installed. Run: npm run examples:install`);
  return fs.readFileSync(file, 'utf8');
}

test('outputs and packages are as each section states', async () => {
  const sections = await readDependentSections();
  const faults = sections.flatMap(({id, places, statements, packages}) =>
    [
      ...statements.flatMap(({example, stated}) =>
        falseStatements(example, recordedOf(example), stated),
      ),
      ...Object.entries(packages).flatMap(([name, claims]) =>
        falseClaims(manifestOf(name), `package.json of ${name}`, claims),
      ),
    ].map((fault) => `${places.join(', ')} #${id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('each table belongs to a page', () => {
  const ids = fs
    .readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mjs') && file !== 'lacks.mjs')
    .map((file) => file.replace('.mjs', '.mdx'));
  const isPage = (id: string) => [id, `docs/${id}`].some((file) => fs.existsSync(file));
  expect(ids.filter((id) => !isPage(id))).toEqual([]);
});
