export { Brush } from './brush';
export { Roller } from './roller';
