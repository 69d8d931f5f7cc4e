import {runNotFound} from './run';

/* Inline, and first in the head of the 404 page. The mark keeps `LocaleSwitcher` from redirecting a missing page. */
window.document.documentElement.dataset.notFound = '';
void runNotFound(window);
