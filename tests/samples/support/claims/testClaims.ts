import {normalise} from '../compare';
import {Project} from '../project';
import {isShownBy, parseVerdict, type Run} from '../verdicts';
import {manifest, type Claim} from './claim';

/**
 * Builds small projects, and tests that each shows what pages say in words; the pages name them in comments.
 *
 * @param claims the projects of one file, so that Jest can share the files among its workers
 */
export function testClaims(claims: Readonly<Record<string, Claim>>): void {
  describe.each(Object.entries(claims))('claims/%s', (name, claim) => {
    const {files, packages = [], command, shows} = claim;
    let project: Project;
    let run: Run;

    beforeAll(async () => {
      project = new Project(name);
      project.write('package.json', manifest());
      for (const [file, text] of Object.entries(files)) project.write(file, text);
      project.link(['@rslib/core', ...packages]);
      const {code, stdout, stderr} = await project.run(command ?? 'npx rslib');
      const tree = Object.keys(project.tree('dist'));
      run = {
        code,
        printed: normalise(`${stdout}\n${stderr}`),
        tree,
        files: Object.fromEntries(tree.map((file) => [file, project.read(file)])),
      };
      // A claim may build twenty times, on a machine that does other work.
    }, 180_000);
    afterAll(() => project.dispose());

    test.each(shows.map((one) => [one]))('%s', (said) => {
      const verdict = parseVerdict(said);
      expect(verdict).not.toBeNull();
      expect({run, isShown: verdict !== null && isShownBy(verdict, run)}).toEqual({
        run,
        isShown: true,
      });
    });
  });
}
