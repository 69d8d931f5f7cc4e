import type {KeyboardEvent, ReactNode, RefObject} from 'react';

import {searchQueryMaxLength} from '../../config/search';
import {searchLabel} from '../opener/texts';
import {Icon} from './Icon';
import styles from './styles.module.css';
import {placeholder, searchBox} from './texts';

interface FieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** Whether the answer to the query is still to come. */
  readonly isPending: boolean;
  /** Ids of the lists that are shown, in order. */
  readonly lists: readonly string[];
  /** Id of the option that Enter chooses; absent while there is none. */
  readonly option: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The field of the search dialog, a combobox (ARIA), and the button that empties it. */
export function Field({
  field,
  query,
  isPending,
  lists,
  option,
  onQuery,
  onKeyDown,
}: FieldProps): ReactNode {
  return (
    <div className={styles.field} data-pending={isPending}>
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={searchLabel}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={option !== undefined}
        aria-controls={lists.join(' ') || undefined}
        aria-activedescendant={option}
        placeholder={placeholder}
        maxLength={searchQueryMaxLength}
        enterKeyHint={option === undefined ? 'search' : 'go'}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={({currentTarget}) => onQuery(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          className="quiet"
          title={searchBox.resetButtonTitle}
          aria-label={searchBox.resetButtonAriaLabel}
          onClick={() => {
            onQuery('');
            field.current?.focus();
          }}
        >
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
}
