import { register } from './index';

register('star', '*');
