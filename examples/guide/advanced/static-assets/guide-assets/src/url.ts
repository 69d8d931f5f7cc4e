import wave from './wave.svg?url';
export const all = wave;
