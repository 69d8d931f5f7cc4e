// npm run release:notes -- 1.4.0: moves the notes in `.changes` into CHANGELOG.md, below the heading of that release, from
// which the workflow `release` takes them.
import {runCommand} from '../commandLine.mjs';
import {root} from '../site.mjs';
import {releaseNotes} from './notes.mjs';

runCommand(async () => {
  const [version] = process.argv.slice(2);
  const count = releaseNotes(root, version);
  console.log(
    `CHANGELOG.md has ${count} notes of ${version}. Read and commit them; when that commit is published, run the workflow release.`,
  );
});
