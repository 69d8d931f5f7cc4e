import card from './card.module.css';

export { card };
