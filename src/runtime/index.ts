import clientModules from '@generated/client-modules';

import {installNavigation} from './navigation';

/* The whole of the script that a page loads; see README.md beside this file. */
function showPage(): void {
  clientModules.forEach((each) => (each as {onRouteDidUpdate?: () => void}).onRouteDidUpdate?.());
}

installNavigation(showPage);
showPage();
