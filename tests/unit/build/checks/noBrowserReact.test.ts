import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');

const refused = [
  ['useState', 'const [a] = useState(0);'],
  ['useEffect', 'React.useEffect(go);'],
  ['onClick on <button>', 'const a = <button onClick={go} />;'],
  ['onToggle on <Details>', 'const a = <Details onToggle={go} />;'],
  ['<BrowserOnly>', 'const a = <BrowserOnly>{go}</BrowserOnly>;'],
] as const;

const fine = [
  'const a = useContext(B), c = useMemo(d), e = useId(), f = useDocusaurusContext();',
  "import Counter from '@site/src/islands/Counter';\nconst a = <Counter onCount={go} />;",
  'const a = <Badge online />;',
];

/** What the linter says of all samples, in one run: by the number of the sample. */
let messages: Map<number, string[]>;
let folder: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'no-browser-react-'));
  const samples = [...refused.map(([, code]) => code), ...fine];
  samples.forEach((code, at) => fs.writeFileSync(path.join(folder, `${at}.jsx`), code));
  const config = {
    plugins: [],
    categories: {correctness: 'off'},
    jsPlugins: [path.join(root, 'src/build/checks/noBrowserReact.mjs')],
    rules: {'site/no-browser-react': 'error'},
  };
  fs.writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
  // It ends with 1, since it finds something.
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [linter, '-f', 'json', '.'], {cwd: folder}, (_, out) =>
      resolve(out),
    );
  });
  const {diagnostics} = JSON.parse(printed) as {diagnostics: {filename: string; message: string}[]};
  messages = new Map(samples.map((_, at) => [at, []]));
  for (const {filename, message} of diagnostics) {
    messages.get(Number.parseInt(filename, 10))?.push(message.replace(/ does nothing here.*/s, ''));
  }
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

test.each(refused.map(([what], at) => ({what, at})))(
  '$what outside of islands is refused',
  ({what, at}) => {
    expect(messages.get(at)).toEqual([what]);
  },
);

test.each(fine.map((code, at) => ({code, at: at + refused.length})))('$code is fine', ({at}) => {
  expect(messages.get(at)).toEqual([]);
});
