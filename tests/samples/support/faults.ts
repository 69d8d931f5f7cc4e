/** The samples of a page as a list of what is wrong: for tests that change a page in memory. */
import {isDeepStrictEqual} from 'node:util';

import {text, type Fence} from './fences';
import {Project} from './project';
import {groupsOf, isExpect, runSteps} from './steps';

/**
 * Runs every project and case whose fences satisfy `isWanted`, and compares.
 *
 * @returns `page:line: …` for each expectation that is not met
 */
export async function sampleFaults(
  page: string,
  fences: readonly Fence[],
  isWanted: (where: string) => boolean = () => true,
): Promise<string[]> {
  const faults: string[] = [];
  for (const {name, where, base, own} of groupsOf(fences)) {
    if (!own.some(isExpect) || !isWanted(where)) continue;
    const project = new Project(name);
    try {
      for (const [fence, {actual, expected, code}] of await runSteps(project, base, own)) {
        const isMet =
          isDeepStrictEqual(actual, expected) &&
          (code === undefined || code === Number(text(fence, 'exit') ?? 0));
        if (!isMet) faults.push(`${page}:${fence.line}: ${where}: not what came out`);
      }
    } finally {
      project.dispose();
    }
  }
  return faults;
}
