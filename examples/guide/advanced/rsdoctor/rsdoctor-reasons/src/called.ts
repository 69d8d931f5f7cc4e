import { start } from './rate';

start();
