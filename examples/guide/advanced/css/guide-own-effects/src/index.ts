export { part } from './parts';
import './top.css';
