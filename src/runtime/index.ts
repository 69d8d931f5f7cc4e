import './publicPath';
import './normalizeRoute';

import {startIslands} from './islands';
import {pageIsComing, pageIsShown} from './lifecycle';
import {installNavigation} from './navigation';

/* The script that a page loads; see README.md beside this file. */
function showPage(): void {
  // First, since the last client module presses again what was pressed before the page was alive.
  startIslands();
  pageIsShown();
}

installNavigation({onPageComing: pageIsComing, onPageShown: showPage});
pageIsComing(window.location);
showPage();
