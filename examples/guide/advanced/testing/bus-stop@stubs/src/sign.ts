import './sign.css';
import logo from './sign.svg';

export const sign = logo;
