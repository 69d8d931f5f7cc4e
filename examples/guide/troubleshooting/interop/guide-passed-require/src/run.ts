import { load } from 'bell';
load('node:path');
