import './normalizeRoute';

import {installControls, notifyPage} from '../features/controls';
import {replayEarlyClicks} from './earlyClicks';
import {installNavigation} from './navigation';

/* The whole of the script that a page loads; see README.md beside this file. */
installControls();
installNavigation(notifyPage);
notifyPage();
replayEarlyClicks();
