import wave from './wave.svg?url';

export { wave };
