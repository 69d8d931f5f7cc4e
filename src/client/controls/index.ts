import {search} from '../../components/Search/control';
import {landing} from '../../pages/_home/landingControl';
import {appearance} from './appearance';
import {codeBlocks} from './codeBlocks';
import {dialogs} from './dialogs';
import {extras} from './extras';
import {folds} from './folds';
import {hoverMenus} from './hoverMenus';
import {localeLinks} from './localeLinks';
import {outline} from './outline';
import {overview} from './overview';
import {pageActions} from './pageActions';
import {panels} from './panels';
import {scrollBoxes} from './scrollBoxes';
import {suggestions} from './suggestions';
import {tabs} from './tabs';
import type {Control} from './types';
import {zoomPictures} from './zoom';

const controls: readonly Control[] = [
  appearance,
  codeBlocks,
  dialogs,
  extras,
  folds,
  hoverMenus,
  landing,
  localeLinks,
  outline,
  overview,
  pageActions,
  panels,
  scrollBoxes,
  search,
  suggestions,
  tabs,
  zoomPictures,
];

/** Brings all controls to life; called once. */
export function installControls(): void {
  controls.forEach((control) => control.install());
}

/** Tells all controls that a page has been shown. */
export function notifyPage(): void {
  controls.forEach((control) => control.onPage?.());
}
