import './normalizeRoute';

import {pageIsComing, pageIsShown} from './lifecycle';
import {installNavigation, revealFirstTarget} from './navigation';

/* The script that a page loads; see README.md beside this file. */
installNavigation();
pageIsComing(window.location);
pageIsShown();
revealFirstTarget();
