import type {Question} from '../../../../src/search/hit';
import {suggest} from '../../../../src/search/modal/suggestions';

const popular = ['cli', 'dts', 'umd', 'esm'];

/** Suggestions where only these queries find something. */
function suggestFor(query: string, known: readonly string[]) {
  const search = (questions: readonly Question[]) =>
    Promise.resolve(
      questions.map((question) => ({hits: [], count: Number(known.includes(question.query))})),
    );
  return suggest({query, version: undefined, popular, search});
}

test('SR-6 up to three suggestions that find something: words of the query, then popular queries', async () => {
  const known = ['bundle', 'cli', 'umd', 'esm', '依赖', '关系'];
  expect(await suggestFor('bundle xyzzy', known)).toEqual(['bundle', 'cli', 'umd']);
  expect(await suggestFor('依赖关系火星', known)).toEqual(['依赖', '关系', 'cli']);
  expect(await suggestFor(' cli ', ['cli'])).toEqual([]);
});

test('SR-6 no suggestions if none can be tried', async () => {
  const search = () => Promise.reject(new Error('offline'));
  expect(await suggest({query: 'xyzzy', version: undefined, popular, search})).toEqual([]);
});
