import wave from './wave.svg';
export const all = [wave, import.meta.env.DEV, import.meta.env.MODE];
