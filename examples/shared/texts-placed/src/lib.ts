import old from './old.cjs';
import logo from './logo.svg';

export default [old, logo];
