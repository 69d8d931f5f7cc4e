import { ReactComponent as Sun } from './sun.svg';
export const sun = <Sun />;
