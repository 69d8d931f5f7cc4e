import {search} from '../search/opener/control';
import {landing} from '../home/landingControl';
import {appearance} from './Appearance/control';
import {codeBlocks} from './CodeBlock/control';
import {dialogs} from './NavbarMobileMenu/control';
import {extras} from './ScrollToTop/control';
import {folds} from './Sidebar/control';
import {hoverMenus} from './HoverMenu/control';
import {localeLinks} from './LocaleSwitcher/control';
import {outline} from './Outline/control';
import {overview} from './Overview/control';
import {pageActions} from './PageActions/control';
import {panels} from './Panel/control';
import {scrollBoxes} from './ScrollBox/control';
import {suggestions} from './NotFound/control';
import {tabs} from './Tabs/control';
import type {Control} from '../runtime/control';
import {zoomPictures} from './PictureZoom/control';

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
