import {useState, type ReactNode} from 'react';

import {isSlashEnabled, setSlashEnabled} from '../opener/shortcut';
import {searchSource} from './source';
import styles from './styles.module.css';
import {footer, slashLabel} from './texts';

const providerName = 'Algolia';

const hints = [
  {keys: '↵', text: footer.selectText},
  {keys: '↓ ↑', text: footer.navigateText},
  {keys: 'Esc', text: footer.closeText},
];

/** The switch of the single-letter shortcut (WCAG 2.1.4), what the keys do, and the provider's name. */
export default function Footer(): ReactNode {
  const [isEnabled, setEnabled] = useState(isSlashEnabled);
  return (
    <div className={styles.footer}>
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
      {/* Screen readers say themselves what the keys of a combobox do. */}
      <ul className={styles.hints} aria-hidden="true">
        {hints.map(({keys, text}) => (
          <li key={keys}>
            <kbd>{keys}</kbd> {text}
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
