import Sun from './sun.svg?react';
import './index.css';
export const sun = <Sun />;
