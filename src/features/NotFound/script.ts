import {runNotFound} from './run';

void runNotFound(window);
