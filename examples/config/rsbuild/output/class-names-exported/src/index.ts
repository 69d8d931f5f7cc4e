export { default } from './card.module.css';
