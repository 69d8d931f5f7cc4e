import './clientComponents/element';
import {finishRouteUpdate, startRouteUpdate} from './lifecycle';
import {installNavigation, revealFirstTarget} from './navigation';

/* The script that a page loads; see README.md beside this file. */
installNavigation();
startRouteUpdate(window.location);
finishRouteUpdate();
revealFirstTarget();
// For `early.ts`, which tells the reader when the script does not run, and for tests.
document.documentElement.dataset.ready = '';
