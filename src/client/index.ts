import './clientComponents/element';
import {installNavigation} from './navigation';

/* The script that a page loads; see README.md beside this file. */
installNavigation();
// For `early.ts`, which shows a notice if the script does not run, and for tests.
document.documentElement.dataset.ready = '';
