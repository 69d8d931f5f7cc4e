import {normalise} from '../compare';
import {Project} from '../project';
import {proofOf} from '../proven';
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
    const proof = proofOf(name, claim);
    let project: Project | undefined;
    let run: Run;
    let shown = 0;

    beforeAll(async () => {
      if (proof.isHeld) return;
      const built = new Project(name);
      project = built;
      built.write('package.json', manifest());
      for (const [file, text] of Object.entries(files)) built.write(file, text);
      built.link(['@rslib/core', ...packages]);
      const {code, stdout, stderr} = await built.run(command ?? 'npx rslib');
      const tree = Object.keys(built.tree('dist'));
      run = {
        code,
        printed: normalise(`${stdout}\n${stderr}`),
        tree,
        files: Object.fromEntries(tree.map((file) => [file, built.read(file)])),
      };
      // A claim may build twenty times, on a machine that does other work.
    }, 180_000);
    afterAll(() => {
      project?.dispose();
      if (shown === shows.length) proof.keep();
    });

    test.each(shows.map((one) => [one]))('%s', (said) => {
      if (proof.isHeld) return;
      const verdict = parseVerdict(said);
      expect(verdict).not.toBeNull();
      expect({run, isShown: verdict !== null && isShownBy(verdict, run)}).toEqual({
        run,
        isShown: true,
      });
      shown += 1;
    });
  });
}
