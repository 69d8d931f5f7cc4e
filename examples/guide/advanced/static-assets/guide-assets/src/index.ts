import wave from './wave.svg';
import './page.css';
export const all = wave;
