import {runNotFound} from './run';

/** Inline, and first in the head of the 404 page. Nobody is sent to another language of a page that is not there. */
window.document.documentElement.dataset.notFound = '';
void runNotFound(window);
