import type * as Environment from '../../../src/config/environment';

const names = ['SITE_URL', 'SITE_BASE_URL', 'SITE_REPO_EDIT_URL', 'SITE_ASSET_HOST'];
const before = {...process.env};

afterEach(() => {
  process.env = {...before};
});

/** Loads the configuration with all of these variables set to a value, or unset. */
function read(value: string | undefined): typeof Environment {
  process.env = {...before};
  for (const name of names) {
    if (value === undefined) {
      delete process.env[name];
    } else {
      process.env[name] = value;
    }
  }
  let environment: typeof Environment | undefined;
  jest.isolateModules(() => {
    environment = jest.requireActual<typeof Environment>('../../../src/config/environment');
  });
  return environment as typeof Environment;
}

test('a variable that a workflow hands over empty is not set, since GitHub does so for one that nobody has set', () => {
  expect({...read(''), docRepoBaseUrl: null}).toEqual({...read(undefined), docRepoBaseUrl: null});
  expect(read('').assetHost).toMatch(/^https:/);
});

test('PC-3 the base of edit links may be empty: pages have none then', () => {
  expect(read('').docRepoBaseUrl).toBe('');
  expect(read(undefined).docRepoBaseUrl).toMatch(/^https:/);
});
