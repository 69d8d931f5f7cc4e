/** @jest-environment jsdom */
import '../../../../src/features/Appearance/tellReact';

const seen: StorageEvent[] = [];
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const choose = (choice: string): void => {
  document.documentElement.dataset.themeChoice = choice;
};

beforeAll(() => window.addEventListener('storage', (event) => seen.push(event)));
beforeEach(() => {
  seen.length = 0;
});

it('tells React of each choice once, as another tab would', async () => {
  choose('dark');
  await settled();
  choose('dark');
  await settled();
  choose('light');
  await settled();

  expect(seen.map(({key, newValue}) => [key, newValue])).toEqual([
    ['theme-rslib', 'dark'],
    ['theme-rslib', 'light'],
  ]);
  expect(seen[0]?.storageArea).toBe(window.localStorage);
});

it('says nothing while the system is followed', async () => {
  choose('system');
  await settled();

  expect(seen).toEqual([]);
});

it('does without storage', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  choose('dark');
  await settled();

  expect(seen[0]?.storageArea).toBeNull();
});
