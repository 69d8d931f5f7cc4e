import type {ReactNode} from 'react';

import type {Hit} from '../hit';
import {Icon} from './Icon';
import type {KeptSearches} from './keptSearches';
import {HitList, optionId} from './Results';
import styles from './styles.module.css';
import {startTexts} from './texts';

/** What a reader does with a kept search. */
interface KeptActions {
  /** Makes it a favourite. */
  save: (hit: Hit) => void;
  forget: (hit: Hit) => void;
}

interface ActionsProps extends KeptActions {
  hits: readonly Hit[];
  firstRow: number;
  isFavourite: boolean;
}

/**
 * The buttons of a list of kept searches, at the end of its rows. They stand beside the listbox: what is inside an
 * option cannot be reached by those who hear the page. Tab reaches them, and each says which row it is about.
 */
function Actions({hits, firstRow, isFavourite, save, forget}: ActionsProps): ReactNode {
  const {saveRecentSearchButtonTitle, removeRecentSearchButtonTitle} = startTexts;
  const removeTitle = isFavourite
    ? startTexts.removeFavoriteSearchButtonTitle
    : removeRecentSearchButtonTitle;
  return (
    <div className={styles.actions}>
      {hits.map((hit, index) => (
        <div key={hit.id} role="group" aria-labelledby={optionId(firstRow + index)}>
          {!isFavourite && (
            <button
              type="button"
              title={saveRecentSearchButtonTitle}
              aria-label={saveRecentSearchButtonTitle}
              onClick={() => save(hit)}
            >
              <Icon name="star" />
            </button>
          )}
          <button
            type="button"
            title={removeTitle}
            aria-label={removeTitle}
            onClick={() => forget(hit)}
          >
            <Icon name="cross" />
          </button>
        </div>
      ))}
    </div>
  );
}

interface StartScreenProps extends KeptActions {
  kept: KeptSearches;
  active: number;
}

/** What is there before anything is typed: recent searches, then favourites. */
export function StartScreen({kept, active, ...actions}: StartScreenProps): ReactNode {
  const {recent, favourite} = kept;
  if (recent.length + favourite.length === 0) {
    return <p className={styles.message}>{startTexts.noRecentSearchesText}</p>;
  }
  const lists = [
    {title: startTexts.recentSearchesTitle, hits: recent, firstRow: 0, sign: 'recent'},
    {
      title: startTexts.favoriteSearchesTitle,
      hits: favourite,
      firstRow: recent.length,
      sign: 'favourite',
    },
  ];
  return lists
    .filter(({hits}) => hits.length > 0)
    .map((list, index) => (
      <HitList key={list.sign} list={index} active={active} {...list}>
        <Actions {...list} isFavourite={list.sign === 'favourite'} {...actions} />
      </HitList>
    ));
}
