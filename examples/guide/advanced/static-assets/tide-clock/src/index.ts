import wave from './art/wave.svg';
import bell from './art/bell.mp3';
import './clock.css';

export const face = (): string => `<img src="${wave}"><audio src="${bell}"></audio>`;
