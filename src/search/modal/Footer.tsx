import {useState, type ReactNode} from 'react';

import {isSlashEnabled, setSlashEnabled} from '../opener/shortcut';
import {searchSource} from './searchSource';
import styles from './styles.module.css';
import {footer, slashLabel} from './texts';

const providerName = 'Algolia';

/** Turns the single-letter shortcut off and on (WCAG 2.1.4). */
function SlashSwitch(): ReactNode {
  const [isEnabled, setEnabled] = useState(isSlashEnabled);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isEnabled}
        onChange={({currentTarget}) => {
          setEnabled(currentTarget.checked);
          setSlashEnabled(currentTarget.checked);
        }}
      />
      {slashLabel}
    </label>
  );
}

/** Which keys do what; the provider's name where there is one, and the switch of a key. */
export function Footer(): ReactNode {
  const {navigateDownKeyAriaLabel: down, navigateUpKeyAriaLabel: up} = footer;
  const hints: {text?: string; keys: Record<string, string | undefined>}[] = [
    {text: footer.selectText, keys: {'↵': footer.selectKeyAriaLabel}},
    {text: footer.navigateText, keys: {'↓': down, '↑': up}},
    {text: footer.closeText, keys: {Esc: footer.closeKeyAriaLabel}},
  ];
  return (
    <div className={styles.footer} data-search-kind={searchSource.kind}>
      <SlashSwitch />
      <ul className={styles.hints}>
        {hints.map(({text, keys}) => (
          <li key={text}>
            {Object.entries(keys).map(([key, name]) => (
              <kbd key={key} role="img" aria-label={name}>
                {key}
              </kbd>
            ))}
            {text}
          </li>
        ))}
      </ul>
      {searchSource.kind === 'hosted' && (
        <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener noreferrer">
          {footer.searchByText} <strong>{providerName}</strong>
        </a>
      )}
    </div>
  );
}
