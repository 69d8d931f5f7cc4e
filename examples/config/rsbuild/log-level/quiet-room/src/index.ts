export const whisper = (text: string): string => text.toLowerCase();
