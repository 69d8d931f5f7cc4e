import {search} from '../../components/Search/control';
import {landing} from '../../pages/_home/landingControl';
import {appearance} from './appearance';
import {codeBlocks} from './codeBlocks';
import {dialogs} from './dialogs';
import {hoverMenus} from './hoverMenus';
import {localeLinks} from './localeLinks';
import {outline} from './outline';
import {overview} from './overview';
import {panels} from './panels';
import {scrollBoxes} from './scrollBoxes';
import {tabs} from './tabs';
import type {Control} from './types';
import {zoomPictures} from './zoom';

const controls: readonly Control[] = [
  appearance,
  codeBlocks,
  dialogs,
  hoverMenus,
  landing,
  localeLinks,
  outline,
  overview,
  panels,
  scrollBoxes,
  search,
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
