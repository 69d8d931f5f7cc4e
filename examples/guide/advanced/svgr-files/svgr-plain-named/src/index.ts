export { ReactComponent } from './sun.svg';
