import { theme } from './theme';
import data from './theme.json';

export default [theme, data];
