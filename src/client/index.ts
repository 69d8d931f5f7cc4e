import './clientComponents/element';
import {installNavigation} from './navigation';

/* The script that a page loads; see README.md beside this file. */
installNavigation();
// For tests.
document.documentElement.dataset.ready = '';
