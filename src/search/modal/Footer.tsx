import {useState, type ReactNode} from 'react';

import {isSlashEnabled, setSlashEnabled} from '../opener/shortcut';
import {searchSource} from './source';
import styles from './styles.module.css';
import {footer, slashLabel} from './texts';

const providerName = 'Algolia';

const hints: {text?: string; keys: Record<string, string | undefined>}[] = [
  {text: footer.selectText, keys: {'↵': footer.selectKeyAriaLabel}},
  {
    text: footer.navigateText,
    keys: {'↓': footer.navigateDownKeyAriaLabel, '↑': footer.navigateUpKeyAriaLabel},
  },
  {text: footer.closeText, keys: {Esc: footer.closeKeyAriaLabel}},
];

/** The switch of the single-letter shortcut (WCAG 2.1.4), what the keys do, and the provider's name. */
export default function Footer(): ReactNode {
  const [isEnabled, setEnabled] = useState(isSlashEnabled);
  return (
    <div className={styles.footer} data-search-kind={searchSource.isHosted ? 'hosted' : 'embedded'}>
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
      {searchSource.isHosted && (
        <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener noreferrer">
          {footer.searchByText} <strong>{providerName}</strong>
        </a>
      )}
    </div>
  );
}
