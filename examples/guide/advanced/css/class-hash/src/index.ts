import seat from './seat.module.css';

export { seat };
