import {Linter} from 'eslint';

import noBrowserReact from '../../../../src/build/checks/noBrowserReact.mjs';

function messagesFor(code: string): string[] {
  const messages = new Linter().verify(code, {
    languageOptions: {parserOptions: {ecmaFeatures: {jsx: true}}},
    plugins: {site: {rules: {'no-browser-react': noBrowserReact}}},
    rules: {'site/no-browser-react': 'error'},
  });
  return messages.map(({message}) => message.replace(/ does nothing here.*/s, ''));
}

test.each([
  ['useState', 'const [a] = useState(0);'],
  ['useEffect', 'React.useEffect(go);'],
  ['onClick on <button>', 'const a = <button onClick={go} />;'],
  ['onToggle on <Details>', 'const a = <Details onToggle={go} />;'],
  ['<BrowserOnly>', 'const a = <BrowserOnly>{go}</BrowserOnly>;'],
])('%s outside of islands is refused', (what, code) => {
  expect(messagesFor(code)).toEqual([what]);
});

test.each([
  'const a = useContext(B), c = useMemo(d), e = useId(), f = useDocusaurusContext();',
  "import Counter from '@site/src/islands/Counter';\nconst a = <Counter onCount={go} />;",
  'const a = <Badge online />;',
])('%s is fine', (code) => {
  expect(messagesFor(code)).toEqual([]);
});
