export {Button, type ButtonProps} from './Button.js';
export {Card, type CardProps} from './Card.js';
