export { default as Sun } from './sun.svg?react';
