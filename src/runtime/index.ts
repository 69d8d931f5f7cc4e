import './normalizeRoute';

import './clientComponents/element';
import {pageIsComing, pageIsShown} from './lifecycle';
import {installNavigation, revealFirstTarget} from './navigation';

/* The script that a page loads; see README.md beside this file. */
installNavigation();
pageIsComing(window.location);
pageIsShown();
revealFirstTarget();
// For `early.ts`, which tells the reader when the script does not run, and for tests.
document.documentElement.dataset.ready = '';
