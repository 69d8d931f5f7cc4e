import wave from './wave.svg';

console.log(wave);
