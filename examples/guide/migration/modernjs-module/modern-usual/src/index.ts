import './boat.css';
import './sail.less';
import './deck.scss';
import names from './mast.module.css';
import large from './large.svg';
import small from './small.svg';

declare const RELEASE: string;

export const release = RELEASE;
export const all = [names.mast, large, small];
export const later = () => import('./later');
