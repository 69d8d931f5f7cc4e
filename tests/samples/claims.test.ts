/** What pages say in words, shown by small projects; the pages name them in comments. */
import {claims} from './support/claims';
import {normalise} from './support/compare';
import {Project} from './support/project';
import {isShownBy, parseVerdict, type Run} from './support/verdicts';

const manifest = JSON.stringify({type: 'module', devDependencies: {'@rslib/core': '*'}});

describe.each(Object.entries(claims))('claims/%s', (name, claim) => {
  const {files, packages = [], command, shows} = claim;
  let project: Project;
  let run: Run;

  beforeAll(async () => {
    project = new Project(name);
    project.write('package.json', manifest);
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
  }, 60_000);
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
