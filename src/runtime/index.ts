import './publicPath';
import './normalizeRoute';

import {startIslands} from './islands';
import {pageIsComing, pageIsShown} from './lifecycle';
import {installNavigation} from './navigation';

/* The script that a page loads; see README.md beside this file. */
function showPage(): void {
  pageIsShown();
  startIslands();
}

installNavigation({onPageComing: pageIsComing, onPageShown: showPage});
pageIsComing(window.location);
showPage();
