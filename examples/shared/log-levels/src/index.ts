export const whisper = 1;
